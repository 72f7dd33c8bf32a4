import JSONSyntax
import Source
import Testing

@testable import Configuration

/// For every key of both kinds of files: a valid value, a wrong type, a wrong value and an unknown key. The rows come
/// from the tables of keys, so they include every new key.
@Suite struct ConfigurationKeyTests {
  @Test(arguments: rows)
  func validValuesAreAccepted(row: Row) {
    let found = diagnostics(row, row.file(sample(row.shape)))
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  /// Each rule for strings has samples, so every key is tested with wrong values.
  @Test(arguments: rows)
  func stringRulesHaveSamples(row: Row) {
    switch row.shape {
    case .string(let rule): #expect(TextSample.of(rule) != nil, "\(rule.expectation)")
    case .map(let keys, _): #expect(TextSample.of(keys) != nil, "\(keys.expectation)")
    default: break
    }
  }

  @Test(arguments: rows)
  func allValidStringsAreAccepted(row: Row) {
    guard case .string(let rule) = row.shape else { return }
    for text in TextSample.of(rule)?.good ?? [] {
      let found = diagnostics(row, row.file(.string(text)))
      #expect(found.isEmpty, "\(text): \(found.map(\.message))")
    }
  }

  /// The keys of maps are strings with rules, too.
  @Test(arguments: rows)
  func wrongKeysAreReported(row: Row) {
    guard case .map(let keys, let values) = row.shape else { return }
    for (text, message) in TextSample.of(keys)?.wrong ?? [] {
      let found = diagnostics(row, row.file(.object([JSONTree.Member(text, sample(values))])))
      #expect(found.contains { $0.message.contains(message) && $0.severity == .error }, "\(text) \(found)")
    }
  }

  @Test func mostKeysAreTested() {
    #expect(150 <= Self.rows.count)
    #expect(40 <= Self.rows.count { !$0.wrongValues.isEmpty })
    #expect(Self.rows.count { $0.wrongType == nil } <= 15)
  }

  @Test(arguments: rows.filter { $0.wrongType != nil })
  func wrongTypesAreReported(row: Row) throws {
    let value = try #require(row.wrongType)
    let first = try #require(diagnostics(row, row.file(value)).first)
    #expect(first.code == .configWrongType)
    #expect(first.severity == .error)
    #expect(first.message.hasPrefix(row.path.isEmpty ? "The configuration must be " : "'\(row.path)' must be "))
    #expect(text(row.file(value), first.location.range) == value.compactText)
  }

  @Test(arguments: rows.filter { !$0.wrongValues.isEmpty })
  func wrongValuesAreReported(row: Row) throws {
    for value in row.wrongValues {
      let first = try #require(diagnostics(row, row.file(value)).first)
      #expect(first.code == .configWrongValue)
      #expect(first.severity == .error)
      #expect(first.message.contains("'\(row.path)'"), "\(first.message)")
      #expect(text(row.file(value), first.location.range) == value.compactText)
    }
  }

  @Test(arguments: rows.filter { $0.object != nil })
  func unknownKeysAreReported(row: Row) throws {
    let object = try #require(row.object)
    guard case .object(let members) = sample(row.shape) else { return }
    let value = JSONTree.object(members + [JSONTree.Member("zzzzzzzz", 1)])
    let first = try #require(diagnostics(row, row.file(value)).first)
    #expect(first.code == .configUnknownKey)
    #expect(first.severity == (object.unknownKeys == .error ? .error : .warning))
    #expect(first.message.contains("'\(row.path.isEmpty ? "" : row.path + ".")zzzzzzzz'"), "\(first.message)")
    #expect(text(row.file(value), first.location.range) == "\"zzzzzzzz\"")
  }

  /// Each key with an additional letter is recognized.
  @Test(arguments: rows.filter { $0.object != nil })
  func misspelledKeysAreRecognised(row: Row) throws {
    for key in try #require(row.object).keys where 3 < key.name.count {
      let value = JSONTree.object([JSONTree.Member(key.name + "x", 1)])
      let unknown = diagnostics(row, row.file(value)).filter { $0.code == .configUnknownKey }
      #expect(unknown.first?.message.hasSuffix("; did you mean '\(key.name)'?") == true)
      #expect(unknown.first?.fixes.first?.edits.first?.replacement == "\"\(key.name)\"")
    }
  }

  @Test(arguments: rows.filter { $0.object?.keys.contains(where: \.isRequired) == true })
  func missingKeysAreReported(row: Row) throws {
    let missing = diagnostics(row, row.file([:])).filter { $0.code == .configMissingKey }
    let names = try #require(row.object).keys.filter(\.isRequired).map(\.name)
    let prefix = row.path.isEmpty ? "" : row.path + "."
    #expect(missing.map(\.message) == names.map { "Missing key '\(prefix)\($0)'" })
  }

  /// Loading ends with complete settings for every value.
  @Test(arguments: rows)
  func loadingAlwaysGivesSettings(row: Row) {
    for value in [sample(row.shape), row.wrongType ?? .null, .null, [], [:], ""] {
      let file = SourceFile(path: row.format.fileName, text: row.file(value).text)
      let loaded = ConfigurationLoader.load(file) { _ in nil }
      #expect(loaded.settings.projects.count == loaded.projectPlaces.count)
      #expect(!loaded.settings.projects.isEmpty || row.path == "projects")
    }
  }

  @Test func everyKeyHasDocumentation() {
    for row in Self.rows {
      for key in row.object?.keys ?? [] {
        #expect(key.documentation.hasSuffix("."), "\(row.path).\(key.name)")
      }
    }
  }

  private func diagnostics(_ row: Row, _ tree: JSONTree) -> [Diagnostic] {
    let document = JSONDocument(SourceFile(path: row.format.fileName, text: tree.text), code: .configSyntax)
    guard let root = document.root else { return document.diagnostics }
    return ShapeCheck.diagnostics(of: root, shape: row.format.shape)
  }

  private func text(_ tree: JSONTree, _ range: TextRange) -> String {
    String(decoding: Array(tree.text.utf8)[range.indices], as: UTF8.self)
  }
}

extension ConfigurationKeyTests {
  enum Format: CaseIterable, Sendable {
    case workspace, apollo

    var shape: ObjectShape { self == .workspace ? WorkspaceFile.shape : ApolloFile.shape }
    var fileName: String { self == .workspace ? ".mockgen.json" : "apollo-codegen-config.json" }
  }

  /// A position in a file with a value of some shape.
  struct Row: CustomTestStringConvertible, Sendable {
    var format: Format
    var path: String
    var shape: ValueShape
    /// Returns the smallest file with this value there.
    var file: @Sendable (JSONTree) -> JSONTree

    var testDescription: String { "\(format.fileName) \(path)" }

    var object: ObjectShape? { if case .object(let object) = shape { object } else { nil } }

    /// A value of a type that the shape does not have.
    var wrongType: JSONTree? {
      let kinds = Self.kinds(of: shape)
      if !kinds.contains("number") { return 4711 }
      return kinds.contains("string") ? nil : "wrong type"
    }

    private static func kinds(of shape: ValueShape) -> Set<String> {
      switch shape {
      case .string, .choice: ["string"]
      case .integer, .number: ["number"]
      case .bool: ["bool"]
      case .list: ["list"]
      case .map, .object: ["object"]
      case .either(let shapes): shapes.reduce(into: []) { $0.formUnion(kinds(of: $1)) }
      case .anything: ["string", "number"]
      }
    }

    var wrongValues: [JSONTree] {
      switch shape {
      case .string(let rule): TextSample.of(rule)?.wrong.map { .string($0.text) } ?? []
      case .choice: ["wrong value", ""]
      case .integer: [4711]
      default: []
      }
    }
  }

  static let rows: [Row] = Format.allCases.flatMap { format in
    rows(Row(format: format, path: "", shape: .object(format.shape), file: { $0 }))
  }

  private static func rows(_ row: Row) -> [Row] {
    func inner(_ component: String, _ shape: ValueShape, _ wrap: @escaping @Sendable (JSONTree) -> JSONTree) -> [Row] {
      let path = row.path + (row.path.isEmpty || component.hasPrefix("[") ? "" : ".") + component
      return rows(Row(format: row.format, path: path, shape: shape, file: { row.file(wrap($0)) }))
    }
    switch row.shape {
    case .list(let element): return [row] + inner("[0]", element) { .array([$0]) }
    case .map(let keys, let values):
      let key = goodText(keys)
      return [row] + inner(key, values) { .object([JSONTree.Member(key, $0)]) }
    case .either(let shapes):
      return [row]
        + shapes.flatMap { shape in
          rows(Row(format: row.format, path: row.path, shape: shape, file: row.file)).filter { $0.path != row.path }
        }
    case .object(let object):
      return [row]
        + object.keys.flatMap { key in
          let others = object.keys.filter { $0.isRequired && $0.name != key.name }
            .map { JSONTree.Member($0.name, sample($0.shape)) }
          return inner(key.name, key.shape) { .object(others + [JSONTree.Member(key.name, $0)]) }
        }
    case .string, .choice, .integer, .number, .bool, .anything: return [row]
    }
  }
}

private func goodText(_ rule: StringRule) -> String { TextSample.of(rule)?.good.first ?? "" }

/// Returns a minimal valid value of a shape.
private func sample(_ shape: ValueShape) -> JSONTree {
  switch shape {
  case .string(let rule): .string(goodText(rule))
  case .choice(let choices): .string(choices.first ?? "")
  case .integer(let value): .integer(value)
  case .number: 1
  case .bool: true
  case .list(let element): .array([sample(element)])
  case .map(let keys, let values): .object([JSONTree.Member(goodText(keys), sample(values))])
  case .object(let object):
    .object(
      (object.count == .any ? object.keys.filter(\.isRequired) : Array(object.keys.prefix(1)))
        .map { JSONTree.Member($0.name, sample($0.shape)) })
  case .either(let shapes): shapes.first.map(sample) ?? .null
  case .anything: 1
  }
}
