import Source

/// Makes Markdown from texts and code, without images, raw HTML and links such as `command:`.
///
/// Editors load images by themselves, and a `command:` link runs a command. Links with `http` and `https` stay.
/// Other text stays unchanged. A construct that is disabled shows its text: `![a](https://b)` becomes a link after a
/// `!`.
///
/// Renderers differ in where code begins and ends. Code is kept only where all agree on it: in a span within a
/// line, or in a block whose fence is not indented. Its contents must be harmless as text, too.
enum SafeMarkdown {
  /// - Complexity: linear in the length of `text`, times the number of different lengths of fences, and of runs of
  ///   backticks in a line.
  static func text(_ text: String) -> String {
    let lines = lines(of: text)
    var output: [ArraySlice<UInt8>] = []
    var open = OpenFences()
    var index = 0
    while index < lines.count {
      if let block = codeBlock(lines, at: index, &open) {
        output += lines[index..<block.end]
        if !block.isClosed { output.append(block.fence[...]) }
        index = block.end
      } else {
        output.append(inline(lines[index])[...])
        index += 1
      }
    }
    return String(decoding: Array(output.joined(separator: CollectionOfOne(UInt8(ascii: "\n")))), as: UTF8.self)
  }

  /// Code between fences that it does not close itself.
  static func code(_ code: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: code) + 1))
    return "\(fence)\(language)\n\(code.replacingHiddenControls())\n\(fence)"
  }

  /// Code within a line.
  static func inlineCode(_ code: String) -> String {
    let longest = longestRun(in: code)
    let mark = String(repeating: "`", count: longest + 1)
    let space = longest == 0 ? "" : " "
    return mark + space + code.replacingHiddenControls() + space + mark
  }

  private static func longestRun(in code: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    var bytes: [UInt8] = []
    var last: UInt8?
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || last != UInt8(ascii: "\r") {
        bytes.append(byte)
      }
      last = byte
    }
    let visible = Array(String(decoding: bytes, as: UTF8.self).replacingHiddenControls().utf8)
    return visible.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  // MARK: Blocks

  /// The lengths of the fences of each mark that are not closed before a harmful line.
  private struct OpenFences {
    private var known: [UInt8: (count: Int, end: Int)] = [:]

    /// Whether a fence at a line is surely not closed before a harmful line.
    func contains(_ fence: ArraySlice<UInt8>, at line: Int) -> Bool {
      guard let mark = fence.first, let open = known[mark] else { return false }
      return open.count <= fence.count && line < open.end
    }

    mutating func add(_ fence: ArraySlice<UInt8>, until line: Int) {
      if let mark = fence.first { known[mark] = (fence.count, line) }
    }
  }

  /// The block of code that begins at a line, if there is one that can be kept (CommonMark 0.31, section 4.5).
  ///
  /// - Returns: also the index behind its last line.
  private static func codeBlock(
    _ lines: [ArraySlice<UInt8>], at index: Int, _ open: inout OpenFences
  ) -> (fence: [UInt8], end: Int, isClosed: Bool)? {
    let line = lines[index]
    guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let fence = line.prefix { $0 == mark }
    let info = line.dropFirst(fence.count)
    guard 3 <= fence.count, !info.contains(UInt8(ascii: "`")), isHarmless(info), index + 1 < lines.count,
      !open.contains(fence, at: index)
    else { return nil }
    for other in (index + 1)..<lines.count {
      if closes(lines[other], fence) { return (Array(fence), other + 1, true) }
      guard isHarmless(lines[other]) else {
        open.add(fence, until: other)
        return nil
      }
    }
    return (Array(fence), lines.count, false)
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ fence: ArraySlice<UInt8>) -> Bool {
    let indented = line.prefix { $0 == UInt8(ascii: " ") }
    let marks = line.dropFirst(indented.count).prefix { $0 == fence.first }
    return indented.count <= 3 && fence.count <= marks.count
      && line.dropFirst(indented.count + marks.count).allSatisfy(isBlank)
  }

  /// Whether code would do no harm if it were read as text.
  private static func isHarmless(_ code: ArraySlice<UInt8>) -> Bool {
    for index in code.indices.dropLast() {
      let next = code[index + 1]
      switch code[index] {
      case UInt8(ascii: "!"): if next == UInt8(ascii: "[") { return false }
      case UInt8(ascii: "]"): if next == UInt8(ascii: "(") || next == UInt8(ascii: ":") { return false }
      case UInt8(ascii: "<"):
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") { return false }
        // `Array<Int>` is no tag that does anything; `<img src=…>` and `<command:…>` are.
        let name = code[(index + 1)...].prefix(while: isNameByte)
        guard let end = code.dropFirst(index + 1 - code.startIndex + name.count).first, !name.isEmpty else { continue }
        if isBlank(end) || end == UInt8(ascii: "/") || end == UInt8(ascii: ":") { return false }
      default: break
      }
    }
    return true
  }

  // MARK: Lines

  private static func inline(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let next = index + 1 < line.endIndex ? line[index + 1] : nil
      switch byte {
      case UInt8(ascii: "\\"):
        output.append(byte)
        if let next, isPunctuation(next) {
          output.append(next)
          index += 1
        }
      case UInt8(ascii: "`"):
        let run = line[index...].prefix { $0 == byte }
        if let end = endOfSpan(line, run.endIndex, run.count), isHarmless(line[run.endIndex..<end - run.count]) {
          output += line[index..<end]
          index = end - 1
        } else {
          for mark in run { output += [UInt8(ascii: "\\"), mark] }
          index = run.endIndex - 1
        }
      case UInt8(ascii: "~"):
        let run = line[index...].prefix { $0 == byte }
        for mark in run { output += run.count < 3 ? [mark] : [UInt8(ascii: "\\"), mark] }
        index = run.endIndex - 1
      case UInt8(ascii: "!") where next == UInt8(ascii: "["): output += Array(#"\!"#.utf8)
      case UInt8(ascii: "]"):
        guard next == UInt8(ascii: "(") || next == UInt8(ascii: ":") else {
          output.append(byte)
          break
        }
        let target = line[(index + 2)...].drop(while: isBlank)
        guard isWebAddress(target) else {
          output += [UInt8(ascii: "\\"), byte]
          break
        }
        // With the bracket before the address, which begins no tag here.
        let end = target.first == UInt8(ascii: "<") ? target.startIndex : index
        output += line[index...end]
        index = end
      case UInt8(ascii: "<") where next.map(beginsTag) ?? false && !isAutolink(line[index...]):
        output += Array("&lt;".utf8)
      default: output.append(byte)
      }
      index += 1
    }
    return output
  }

  /// The index behind the backticks that end a span of code.
  private static func endOfSpan(_ line: ArraySlice<UInt8>, _ start: Int, _ count: Int) -> Int? {
    var index = start
    while let mark = line[index...].firstIndex(of: UInt8(ascii: "`")) {
      let run = line[mark...].prefix { $0 == UInt8(ascii: "`") }
      if run.count == count { return run.endIndex }
      index = run.endIndex
    }
    return nil
  }

  /// Whether a text is `<https://…>`.
  private static func isAutolink(_ text: ArraySlice<UInt8>) -> Bool {
    guard isWebAddress(text.dropFirst()) else { return false }
    let end = text.dropFirst().first {
      isBlank($0) || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "`")
    }
    return end == UInt8(ascii: ">")
  }

  /// Whether the target of a link is an address of the web, in angle brackets or not.
  private static func isWebAddress(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.first == UInt8(ascii: "<") ? text.dropFirst() : text
    let start = String(decoding: text.prefix(8), as: UTF8.self).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-.+_".utf8.contains(byte)
    }
  }

  /// Whether `<` and this begin a tag, a comment or an address.
  private static func beginsTag(_ byte: UInt8) -> Bool { isNameByte(byte) || "/!?".utf8.contains(byte) }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    0x21 <= byte && byte < 0x7F && !(isNameByte(byte) && !"-.+_".utf8.contains(byte))
  }
}
