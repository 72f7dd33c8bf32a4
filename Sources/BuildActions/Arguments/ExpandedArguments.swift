import FileAccess
import Source

/// An argument after the expansion of files of arguments.
enum ExpandedArgument: Equatable, Sendable {
  /// A step, or an option, which may have a value: `--schema=FILE`.
  case word(String)
  /// A value of the option before it. It may begin with `@` or `-`, like the name of a file.
  case value(String)
}

/// The arguments of an action with those in files, for command lines that would be too long.
///
/// `@FILE` stands for the lines of a file, and `@@` for `@`. After an option that takes values, an argument is a value
/// unless it begins with `--`. So a file named `@x` or `-x` is never taken for a file of arguments or an option.
struct ExpandedArguments {
  private(set) var all: [ExpandedArgument] = []

  private let read: (String) throws(ActionFailure) -> SourceFile
  /// The form of the option that takes the next values; nil if none does.
  private var open: ActionOption.Form?
  private var fileCount = 0
  private var size = 0

  /// The maximum depth of files that name other files.
  private static let maximumDepth = 16
  /// The maximum number of files, each time that it is named.
  private static let maximumFileCount = 1_000

  /// - Parameter read: reads a file of arguments.
  init(
    _ arguments: [String], read: @escaping (String) throws(ActionFailure) -> SourceFile
  ) throws(ActionFailure) {
    self.read = read
    for argument in arguments { try add(argument, depth: 0) }
  }

  private mutating func add(_ argument: String, depth: Int) throws(ActionFailure) {
    if argument.hasPrefix("--") {
      open = Self.form(of: argument)
      all.append(.word(argument))
    } else if let form = open {
      if case .value = form { open = nil }
      all.append(.value(argument.hasPrefix("@@") ? String(argument.dropFirst()) : argument))
    } else if argument.hasPrefix("@@") || !argument.hasPrefix("@") {
      all.append(.word(argument.hasPrefix("@@") ? String(argument.dropFirst()) : argument))
    } else {
      try addFile(argument, depth: depth)
    }
  }

  /// Returns the form of an option that takes the arguments after it as values.
  private static func form(of argument: String) -> ActionOption.Form? {
    switch ActionOption(rawValue: String(argument.dropFirst(2)))?.form {
    case .flag, nil: nil
    case .value: .value
    case .list: .list
    }
  }

  private mutating func addFile(_ argument: String, depth: Int) throws(ActionFailure) {
    guard depth < Self.maximumDepth else {
      throw ActionFailure(usage: "'\(argument)' is in too many nested files; does a file of arguments name itself?")
    }
    let file = try read(String(argument.dropFirst()))
    fileCount += 1
    size += file.bytes.count
    guard fileCount <= Self.maximumFileCount, size <= FileSystem.largestFile else {
      throw ActionFailure(
        usage: "The files of arguments are too many at '\(argument)'; the limits are \(Self.maximumFileCount) files "
          + "and \(FileSystem.largestFile >> 20) MiB together")
    }
    for line in Self.lines(of: file) { try add(line, depth: depth + 1) }
  }

  private static func lines(of file: SourceFile) -> [String] {
    var lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
