import CLibrary

/// The number of cores. It changes how long a computation takes, never its result.
package let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
