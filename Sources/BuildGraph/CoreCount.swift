#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many cores the process may use. What is computed does not depend on it, only how long that takes.
let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
