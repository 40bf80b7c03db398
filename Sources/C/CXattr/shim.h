// SPDX-License-Identifier: Apache-2.0
//
// Extended attributes of files, which Swift's Glibc module leaves out.
#include <sys/xattr.h>
