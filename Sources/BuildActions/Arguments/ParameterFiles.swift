import Source

/// Arguments in files, for command lines that would be too long: `@FILE` stands for the lines of a file.
enum ParameterFiles {
  /// The maximum depth of files that name other files.
  private static let maximumDepth = 16

  /// Replaces each `@FILE` by the lines of the file. `@@` at the start of an argument stands for `@`.
  static func expand(
    _ arguments: [String], depth: Int = 0, read: (String) throws(ActionFailure) -> SourceFile
  ) throws(ActionFailure) -> [String] {
    var result: [String] = []
    for argument in arguments {
      guard argument.hasPrefix("@") else {
        result.append(argument)
        continue
      }
      let rest = String(argument.dropFirst())
      if rest.hasPrefix("@") {
        result.append(rest)
        continue
      }
      guard depth < maximumDepth else {
        throw ActionFailure(usage: "'\(argument)' is in too many nested files; does a file of arguments name itself?")
      }
      result += try expand(lines(of: try read(rest)), depth: depth + 1, read: read)
    }
    return result
  }

  private static func lines(of file: SourceFile) -> [String] {
    var lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
