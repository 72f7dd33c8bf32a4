import MockIR
import Source
import SwiftCode

/// A file of the schema, before it is put in its place: in an extension of the namespace, of the enum for its kind of types, or of
/// both.
struct SchemaFile {
  var header = SchemaFile.generatedHeader
  /// What the file asks of the runtime besides what is public.
  var spi: Modifiers = []
  /// The enum that the declarations are members of: `Objects`.
  var section: String?
  /// What stands before the declarations, outside of all extensions.
  var detached: [Declaration] = []
  var declarations: [Declaration]
  /// Whether Apollo's generator ends the declarations with an empty line, which shows inside extensions and at the end
  /// of files without any.
  var endsWithNewline: Bool
  /// Whether the declarations stand outside of the namespace even where it is an enum.
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
  /// The text of a file of the schema.
  func contents(of file: SchemaFile) -> [UInt8] {
    var result = SwiftFile(
      header: file.header, imports: [.init(emission.runtimeModule.api, spi: file.spi)], declarations: [])
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

  /// The documentation of what the schema describes, where it is wanted.
  func documentation(_ text: String?) -> [Declaration] {
    guard includesDocumentation, let text, !text.isEmpty else { return [] }
    return [.documentation(text)]
  }

  /// A comment with the name in the schema, where the settings give another one.
  func renaming(_ name: Name, custom: String?) -> [Declaration] {
    guard let custom, !custom.isEmpty else { return [] }
    return [.comment("Renamed from GraphQL schema value: '\(name.text)'")]
  }

  /// What stands before the declaration of a type.
  func typeComments(_ name: Name, _ kind: SchemaTypeKind, _ description: String?) -> [Declaration] {
    documentation(description) + renaming(name, custom: emission.customName(of: name, kind))
  }

  /// The name of a type's file.
  func fileName(_ name: Name, _ kind: SchemaTypeKind, isEditable: Bool = false) -> String {
    let suffix = appendsTypeSuffix ? "." + kind.fileSuffix : ""
    return emission.fileBaseName(name, kind) + suffix + (isEditable ? ".swift" : EmittedFile.suffix)
  }

  /// A constant of the runtime's `type` that stands for a type of the schema.
  func schemaTypeConstant(_ name: String, _ type: SwiftType, _ arguments: [Argument]) -> Declaration {
    .variable(
      VariableDeclaration(isolation.union(.static), .let, name, .value(.call(.type(type), arguments, .lines))))
  }

  /// A type of the runtime.
  func runtimeType(_ name: String) -> SwiftType { .member(.named(emission.runtimeModule.api), name) }

  /// `Objects.Dog.self`, from where it can be seen.
  func schemaTypeReference(_ section: String, _ name: String) -> Expression {
    .member(.type(.member(Self.section(section, of: isEmbedded ? emission.namespace : nil), name)), "self")
  }
}

/// A list as Apollo's generator prints lists: on one line up to one element, else each on a line of its own.
func schemaList(_ elements: [Expression]) -> Expression { .array(elements, elements.count <= 1 ? .line : .lines) }

/// A list of names, or `nil` if there are none.
func schemaList(orNil names: [Name]) -> Expression {
  names.isEmpty ? .nil : schemaList(names.map { .string($0.text) })
}

extension SchemaTypeKind {
  /// How the name of a file ends before `.graphql.swift`.
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
