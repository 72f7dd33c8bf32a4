import Foundation
import Source
import Testing

@testable import SwiftLibraries

/// The files of `Libraries`, and the sources that hold them as string literals.
enum GeneratedTexts {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  static let libraries = root.appending(path: "Libraries")
  static let generated = root.appending(path: "Sources/SwiftLibraries/Generated")

  /// Returns the texts in `Libraries`, sorted by their paths. They are read once.
  static func texts() throws -> [LibraryText] { try loaded.get() }

  private static let loaded = Result {
    let paths = swiftFiles(in: libraries)
    try #require(!paths.isEmpty)
    return try paths.map { path in
      LibraryText(path: path, bytes: Array(try Data(contentsOf: libraries.appending(path: path))))
    }
  }

  /// Returns the paths of the Swift files in a folder, sorted.
  static func swiftFiles(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path)
    let paths = files?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Returns the sources for some texts by their names.
  static func sources(for texts: [LibraryText]) -> [String: String] {
    var sources = Dictionary(uniqueKeysWithValues: texts.map { (fileName($0), source(for: $0)) })
    sources["LibraryTexts.swift"] = list(of: texts)
    return sources
  }

  /// Writes the sources, and removes others from the folder.
  static func write(_ sources: [String: String]) throws {
    try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
    for name in swiftFiles(in: generated) where sources[name] == nil {
      try FileManager.default.removeItem(at: generated.appending(path: name))
    }
    for (name, source) in sources { try Data(source.utf8).write(to: generated.appending(path: name)) }
  }

  // MARK: The text of a source

  private static let note = """
    // LibraryTextTests generates this file from the files in Libraries.
    // swift-format-ignore-file
    """

  /// Returns the name of a source. No two sources of a module may have the same name.
  private static func fileName(_ text: LibraryText) -> String { text.path.replacing("/", with: "+") }

  /// Returns the name of the property with a text: `Swift_Sequence`.
  private static func property(_ text: LibraryText) -> String {
    String(text.path.dropLast(".swift".count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func list(of texts: [LibraryText]) -> String {
    let modules = Dictionary(grouping: texts, by: \.module).sorted { $0.key < $1.key }.map { module, texts in
      """
          LibraryModule("\(module)") {
            [
      \(texts.map { "        .\(property($0))," }.joined(separator: "\n"))
            ]
          },
      """
    }
    return """
      \(note)

      import Source

      extension LibraryModule {
        static let generated: [LibraryModule] = [
      \(modules.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func source(for text: LibraryText) -> String {
    """
    \(note)

    extension LibraryText {
      static var \(property(text)): LibraryText {
        LibraryText(
          path: "\(text.path)",
          text: \(literal(text.bytes)),
          outline: \(literal(text.outline)))
      }
    }

    """
  }

  /// Returns a raw string literal. Its lines are the lines of the text.
  private static func literal(_ bytes: LibraryBytes) -> String {
    let text = bytes.read { String(decoding: $0, as: UTF8.self) }
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
  }
}
