import CArguments

/// The arguments of this process.
enum ProcessArguments {
  /// All arguments, without the name of the program.
  ///
  /// On Linux, `CommandLine` reads them from `/proc`, which sandboxes and containers may lack. It is used only if the C
  /// library does not provide them (musl).
  static let all: [String] = {
    let count = c_argument_count()
    guard 0 < count else { return Array(CommandLine.arguments.dropFirst()) }
    return (1..<max(1, count)).map { String(cString: c_argument($0)) }
  }()
}
