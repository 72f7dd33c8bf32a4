#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// @mockable
protocol ConditionsImport { func run() }
