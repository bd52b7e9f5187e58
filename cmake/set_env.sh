# SPDX-License-Identifier: Apache-2.0
# Source this in bash or zsh: builds of aclnn programs then find the toolkit that this file lies in, and programs their
# libraries. In other shells: eval "$(actgrad env)".
if [ -z "${BASH_SOURCE:-}${ZSH_VERSION:-}" ]; then
    echo 'set_env.sh: source this in bash or zsh, or use eval "$(actgrad env)"' >&2
    return 1
fi
ASCEND_HOME_PATH=$(cd -- "$(dirname -- "${BASH_SOURCE:-$0}")" > /dev/null && pwd -P)
export ASCEND_HOME_PATH
export ASCEND_TOOLKIT_HOME=$ASCEND_HOME_PATH
export LD_LIBRARY_PATH=$ASCEND_HOME_PATH/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export CMAKE_PREFIX_PATH=$ASCEND_HOME_PATH${CMAKE_PREFIX_PATH:+:$CMAKE_PREFIX_PATH}
export PKG_CONFIG_PATH=$ASCEND_HOME_PATH/lib64/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
export PATH=$ASCEND_HOME_PATH/bin${PATH:+:$PATH}
