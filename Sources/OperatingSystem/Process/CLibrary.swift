// SPDX-License-Identifier: Apache-2.0

/// The C library, for every file of this module.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif
