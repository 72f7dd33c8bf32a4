import MockIR
import Source
import SwiftCode

/// A schema file before its declarations are wrapped in an extension of the namespace or of a section's enum.
struct SchemaFile {
  var header = SchemaFile.generatedHeader
  /// The SPI names that the file imports from the runtime.
  var spi: Modifiers = []
  /// Whether the declarations use types of the runtime.
  var usesRuntime = true
  /// The enum that contains the declarations, such as `Objects`.
  var section: String?
  /// Declarations before all extensions.
  var detached: [Declaration] = []
  var declarations: [Declaration]
  /// Whether Apollo's generator ends the declarations with a blank line, inside an extension or at the end of the file.
  var endsWithNewline: Bool
  /// Whether the declarations are outside of a namespace enum.
  var isOutsideNamespace = false

  static let generatedHeader = ["@generated", "This file was automatically generated and should not be edited."]

  static func editableHeader(to purpose: String) -> [String] {
    [
      "@generated", "This file was automatically generated and can be edited to", purpose, "",
      "Any changes to this file will not be overwritten by future", "code generation execution.",
    ]
  }
}

extension ModelOptions {
  /// Returns the text of a schema file.
  func contents(of file: SchemaFile) -> [UInt8] {
    let isPublic = emission.importsPublicly && schemaMemberAccess == .public && file.usesRuntime
    let runtime = SwiftFile.Import(emission.runtimeModule.api, isPublic: isPublic, spi: file.spi)
    var result = SwiftFile(header: file.header, imports: [runtime], declarations: [])
    let section = file.section.map { Self.section($0, of: isEmbedded ? emission.namespace : nil) }
    let namespace = isEmbedded && !file.isOutsideNamespace ? SwiftType.named(emission.namespace) : nil
    if let extended = section ?? namespace {
      let members = file.declarations + (file.endsWithNewline ? [.blankLines(1)] : [])
      result.declarations = file.detached + (file.detached.isEmpty ? [] : [.blankLines(1)])
      result.declarations.append(.extension(ExtensionDeclaration(schemaMemberAccess, extended, members: members)))
      result.endsWithNewline = false
    } else {
      result.declarations = file.declarations
      result.endsWithNewline = file.endsWithNewline
    }
    return result.printed()
  }

  private static func section(_ name: String, of namespace: String?) -> SwiftType {
    namespace.map { .member(.named($0), name) } ?? .named(name)
  }

  /// Returns a description as documentation, if the options include it.
  func documentation(_ text: String?) -> [Declaration] {
    guard includesDocumentation, let text, !text.isEmpty else { return [] }
    return [.documentation(text)]
  }

  /// Returns a comment with the schema's name for a custom name.
  func renaming(_ name: Name, custom: String?) -> [Declaration] {
    guard let custom, !custom.isEmpty else { return [] }
    return [.comment("Renamed from GraphQL schema value: '\(name.text)'")]
  }

  /// Returns the comments before the declaration of a type.
  func typeComments(_ name: Name, _ kind: SchemaTypeKind, _ description: String?) -> [Declaration] {
    documentation(description) + renaming(name, custom: emission.customName(of: name, kind))
  }

  /// Returns the file name of a type.
  func fileName(_ name: Name, _ kind: SchemaTypeKind, isEditable: Bool = false) -> String {
    let suffix = appendsTypeSuffix ? "." + kind.fileSuffix : ""
    return emission.fileBaseName(name, kind) + suffix + (isEditable ? ".swift" : EmittedFile.suffix)
  }

  /// Returns a constant of the runtime's `type` that describes a schema type.
  func schemaTypeConstant(_ name: String, _ type: SwiftType, _ arguments: [Argument]) -> Declaration {
    .variable(
      VariableDeclaration(isolation.union(.static), .let, name, .value(.call(.type(type), arguments, .lines))))
  }

  /// Returns a qualified type of the runtime.
  func runtimeType(_ name: String) -> SwiftType { .member(.named(emission.runtimeModule.api), name) }

  /// Returns a reference such as `Objects.Dog.self`, qualified if needed.
  func schemaTypeReference(_ section: String, _ name: String) -> Expression {
    .member(.type(.member(Self.section(section, of: isEmbedded ? emission.namespace : nil), name)), "self")
  }
}

/// Returns a list in Apollo's layout: on one line up to one element, else each element on a separate line.
func schemaList(_ elements: [Expression]) -> Expression { .array(elements, elements.count <= 1 ? .line : .lines) }

/// Returns a list of names, or `nil` if there are none.
func schemaList(orNil names: [Name]) -> Expression {
  names.isEmpty ? .nil : schemaList(names.map { .string($0.text) })
}

extension SchemaTypeKind {
  /// The part of file names before `.graphql.swift`.
  fileprivate var fileSuffix: String {
    switch self {
    case .object: "object"
    case .interface: "interface"
    case .union: "union"
    case .enumeration: "enum"
    case .scalar: "scalar"
    case .inputObject: "inputObject"
    }
  }
}
