import Source

/// The outputs that mockd has written in a workspace, with their owners and the hashes of their bytes.
///
/// It is written ahead: before the first file changes, the manifest on the disk already lists the new bytes of all
/// files. So a run that is cut off leaves no unknown file. The manifest keeps some hashes of earlier bytes: switching
/// to a branch and back restores files that are known not to hold edits.
struct Manifest: Equatable {
  /// By the path of the output as in the plan.
  var entries: [String: Entry] = [:]

  /// The record of one output.
  struct Entry: Equatable {
    var owner: Owner
    /// The hashes of the bytes that the output has had, the latest first.
    var hashes: [ContentHash]

    static let hashLimit = 8

    init(owner: Owner, hashes: [ContentHash]) {
      self.owner = owner
      self.hashes = hashes
    }

    /// The entry of an output that is about to be written.
    ///
    /// - Parameters:
    ///   - previous: its present entry.
    ///   - present: the hash of the present file, if `previous` lists it. It is never dropped: processes that are
    ///     killed again and again record many hashes and write none of them.
    init(_ owner: Owner, _ hash: ContentHash, after previous: Entry?, present: ContentHash? = nil) {
      var hashes = previous?.hashes ?? []
      if hashes.first != hash {
        hashes.removeAll { $0 == hash || $0 == present }
        if let present, present != hash { hashes.insert(present, at: 0) }
        hashes.insert(hash, at: 0)
        if Self.hashLimit < hashes.count { hashes.removeLast(hashes.count - Self.hashLimit) }
      }
      self.init(owner: owner, hashes: hashes)
    }

    func knows(_ hash: ContentHash) -> Bool { hashes.contains(hash) }
  }

  /// The owners of the outputs by their paths in lower case.
  var ownersIgnoringCase: [String: Owner] {
    Dictionary(entries.map { ($0.key.lowercased(), $0.value.owner) }, uniquingKeysWith: { first, _ in first })
  }

  /// The configuration that an output comes from, and the project in it.
  struct Owner: Equatable {
    var configuration = ""
    var project = ""
  }
}

/// The format of the file. The first line names the format. Each other line has the hashes, configuration, project and
/// path of an output, separated by tabs.
///
/// Lines rather than JSON, because a line can be lost without losing the others.
extension Manifest {
  private static let title = "mockd-manifest 1"

  /// The text in UTF-8, the same for equal manifests.
  var bytes: [UInt8] {
    var output = Array(Self.title.utf8) + [UInt8(ascii: "\n")]
    for (path, entry) in entries.sorted(by: { precedesByBytes($0.key, $1.key) }) {
      Self.appendLine(of: path, entry, to: &output)
    }
    return output
  }

  /// Appends the line of an entry. It replaces an earlier line of the same output.
  static func appendLine(of path: String, _ entry: Entry, to output: inout [UInt8]) {
    for (index, hash) in entry.hashes.enumerated() {
      if 0 < index { output.append(UInt8(ascii: ",")) }
      hash.appendText(to: &output)
    }
    for field in [entry.owner.configuration, entry.owner.project, path] {
      output.append(UInt8(ascii: "\t"))
      appendEscaped(field, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// The size limit of the file in bytes. A larger one lists nothing.
  static let largestFile = 40 << 20
  /// The maximum number of entries that are read. Later outputs are unknown files.
  static let entryLimit = 100_000

  /// Reads the undamaged lines of a manifest. The last of several lines for an output counts. A damaged line is
  /// skipped, which is safe: its output becomes an unknown file. Text of another version lists nothing.
  init(reading bytes: [UInt8]) {
    var rest = bytes[...]
    guard let title = rest.takeLine(), title.elementsEqual(Self.title.utf8) else { return }
    // The text after the last newline is an incomplete line.
    while entries.count < Self.entryLimit, let line = rest.takeLine() {
      if let (path, entry) = Self.entry(in: line) { entries[path] = entry }
    }
  }

  /// Reads a line; nil if it is damaged.
  private static func entry(in line: ArraySlice<UInt8>) -> (path: String, entry: Entry)? {
    let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 4, let configuration = unescaped(fields[1]), let project = unescaped(fields[2]),
      let path = unescaped(fields[3]), !path.isEmpty
    else { return nil }
    let digits = fields[0].split(separator: UInt8(ascii: ","), maxSplits: Entry.hashLimit)
    let hashes = digits.compactMap { ContentHash(digits: $0) }
    guard !hashes.isEmpty, hashes.count == digits.count, hashes.count <= Entry.hashLimit else { return nil }
    return (path, Entry(owner: Owner(configuration: configuration, project: project), hashes: hashes))
  }

  private static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case UInt8(ascii: "\t"): output += "\\t".utf8
      case UInt8(ascii: "\n"): output += "\\n".utf8
      default: output.append(byte)
      }
    }
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> String? {
    let backslash = UInt8(ascii: "\\")
    guard field.contains(backslash) else { return String(decoding: field, as: UTF8.self) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in field {
      switch (byte, isEscaped) {
      case (backslash, false):
        isEscaped = true
        continue
      case (backslash, true): result.append(backslash)
      case (UInt8(ascii: "t"), true): result.append(UInt8(ascii: "\t"))
      case (UInt8(ascii: "n"), true): result.append(UInt8(ascii: "\n"))
      case (_, true): return nil
      default: result.append(byte)
      }
      isEscaped = false
    }
    return isEscaped ? nil : String(decoding: result, as: UTF8.self)
  }
}
