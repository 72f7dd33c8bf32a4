import JSONSyntax
import Source

/// The reference of all keys of `.mockgen.json` as Markdown tables, a part of `Documentation/configuration.md`.
package enum ConfigurationTables {
  /// The text, ending with a line terminator.
  package static let markdown: String = {
    var sections = [Section(path: [], shape: WorkspaceFile.shape)]
    var output = ""
    while !sections.isEmpty {
      let section = sections.removeFirst()
      var (rows, nested): ([String], [Section]) = ([], [])
      addRows(of: section.shape, in: section, below: [], to: &rows, &nested)
      sections.insert(contentsOf: nested, at: 0)
      output += output.isEmpty ? "" : "\n"
      output += "### \(section.heading)\n\n| key | value | default | meaning |\n|---|---|---|---|\n"
      output += rows.map { $0 + "\n" }.joined()
    }
    return output
  }()

  /// A table with the keys of one object.
  private struct Section {
    var path: [String]
    var shape: ObjectShape

    var heading: String { path.isEmpty ? "Top level" : "`\(path.joined(separator: "."))`" }

    /// The anchor of the heading in rendered Markdown.
    var anchor: String { path.joined().lowercased().filter { $0.isLetter || $0.isNumber } }
  }

  /// Adds a row for each key, and for the keys of nested objects without a table of their own.
  private static func addRows(
    of shape: ObjectShape, in section: Section, below path: [String], to rows: inout [String],
    _ nested: inout [Section]
  ) {
    for key in shape.keys {
      let keyPath = path + [key.name]
      var child: Section?
      // The projects of a list have the keys of the top level.
      if let object = key.shape.object, key.name != "projects", path.isEmpty, section.path.count < 2,
        object.count == .any
      {
        child = Section(path: section.path + [key.name + (key.shape.isList ? "[]" : "")], shape: object)
      }
      rows.append(row(key, keyPath, child))
      if let child {
        nested.append(child)
      } else if key.name != "projects" {
        for object in key.shape.nestedObjects { addRows(of: object, in: section, below: keyPath, to: &rows, &nested) }
      }
    }
  }

  private static func row(_ key: KeyDescription, _ path: [String], _ section: Section?) -> String {
    var defaultValue = key.defaultValue.map { code($0.compactText) } ?? ""
    if key.isRequired { defaultValue = "required" }
    var value = key.shape.summary
    if let section { value = "[\(key.shape.isList ? "list of objects" : "object")](#\(section.anchor))" }
    let cells = [code(path.joined(separator: ".")), value, defaultValue, key.documentation]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

private func code(_ text: String) -> String { "`\(text)`" }

extension ValueShape {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// The object that values are, or are lists of.
  fileprivate var object: ObjectShape? {
    switch self {
    case .object(let object), .list(.object(let object)): object
    default: nil
    }
  }

  /// The objects in values of the shape.
  fileprivate var nestedObjects: [ObjectShape] {
    switch self {
    case .object(let object): object.keys.isEmpty ? [] : [object]
    case .list(let element), .map(_, let element): element.nestedObjects
    case .either(let shapes): shapes.flatMap(\.nestedObjects)
    default: []
    }
  }

  /// The values in few words.
  fileprivate var summary: String {
    switch self {
    case .string(let rule): rule.summary
    case .choice(let choices): choices.map(code).joinedAsChoice
    case .integer(let value): code(String(value))
    case .number: "number"
    case .bool: "boolean"
    case .list(.choice(let choices)): "list of " + choices.map(code).joined(separator: ", ")
    case .list(.object(let object)):
      object.count == .exactlyOne ? "list of objects with one of the keys below" : "list of objects"
    case .list(let element): "list: \(element.summary)"
    case .map(let keys, let values): "object: \(keys.summary) → \(values.summary)"
    case .object(let object):
      object.count == .exactlyOne ? "object with one of the keys below" : "object"
    case .either(let shapes): shapes.map(\.summary).joinedAsChoice
    case .anything: "any"
    }
  }
}

extension StringRule {
  /// The expectation without an article and an example.
  fileprivate var summary: String {
    if choices != nil { return "diagnostic code" }
    var text = expectation.replacing(#/ such as .*/#, with: "")
    for article in ["a ", "the "] where text.hasPrefix(article) { text = String(text.dropFirst(article.count)) }
    return text
  }
}
