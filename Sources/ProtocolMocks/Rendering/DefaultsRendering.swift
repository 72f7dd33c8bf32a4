import Source
import SwiftCode
import SwiftScanning

/// Prints the function that adds the default results of structures and enumerations to a file's mocks.
///
/// ```swift
/// @Sendable
/// nonisolated private func mockedDefaultsOfUserService(_ types: inout MockDefaults) {
///   types.add(User.self, { value in try User(id: value(), name: value()) })
/// }
/// ```
struct DefaultsRendering {
  /// The defaults of all mocks, each type once.
  private var defaults: [TypeDefault] = []
  private let name: String
  private let standard: StandardNames

  /// - Parameter file: the name of the generated file.
  init(_ mocks: [MockedType], in file: String) {
    var seen: Set<[String]> = []
    for item in mocks.flatMap(\.defaults) where seen.insert([item.type] + item.conditions).inserted {
      defaults.append(item)
    }
    // A mock would use its own member of this name instead.
    let taken = defaults.isEmpty ? [] : Set(mocks.flatMap(\.namesOfMembers))
    // Generated files can be merged, so each has another name.
    let words = file.dropLast(protocolMockSuffix.count).utf8.map { byte in
      byte < 0x80 && byte.continuesSwiftName ? byte : UInt8(ascii: "_")
    }
    standard = StandardNames(shadowed: Set(mocks.flatMap(\.shadowed)))
    name = MemberNames.free("mockedDefaultsOf" + String(decoding: words, as: UTF8.self), taken)
  }

  /// Returns the mock with the name of the function, if it needs the function.
  func naming(in mock: MockedType) -> MockedType {
    var mock = mock
    mock.nameOfDefaults = mock.defaults.isEmpty ? nil : name
    return mock
  }

  /// The function; empty without defaults.
  var declarations: [Declaration] {
    if defaults.isEmpty { return [] }
    let body = defaults.flatMap { item in
      item.makers.map { statement(item, $0) }.under(item.conditions)
    }
    let type = SwiftType.verbatim("inout " + standard.type("MockDefaults").text)
    return [
      .blankLines(1),
      .documentation("Adds the default results of types, made with their initializers and cases."),
      .callable(
        CallableDeclaration(
          attributes: [.verbatim("@Sendable")], [.private, .nonisolated], .function(name),
          [CallableParameter("_", "types", type)], [Accessor(body)])),
    ]
  }

  /// Returns imports of the named types. Another imported module may have types of the same names.
  ///
  /// - Parameter level: the access level before `import`, with a space; empty for none.
  func imports(from module: String?, level: String) -> [Declaration] {
    guard let module else { return [] }
    let all = defaults.flatMap { item in
      item.roots.map { root in
        OutlinedImport(
          text: "@testable \(level)import \(root.keyword) \(module).\(root.name.escapedAsSwiftName)",
          conditions: item.conditions)
      }
    }
    let plain = Set(all.filter(\.conditions.isEmpty).map(\.text))
    let conditional = Set(all.filter { !plain.contains($0.text) }).sorted {
      ([$0.text] + $0.conditions).lexicographicallyPrecedes([$1.text] + $1.conditions)
    }
    return plain.sorted(by: precedesByBytes).map { .importLine($0) }
      + conditional.flatMap { [Declaration.importLine($0.text)].under($0.conditions) }
  }

  private func statement(_ item: TypeDefault, _ maker: TypeDefault.Maker) -> Statement {
    let type = Expression.type(.verbatim(item.type))
    var value = maker.caseName.map { .member(type, $0) } ?? type
    var needsValues = false
    let arguments = maker.arguments.map { argument in
      needsValues = needsValues || argument.functionParameters == nil
      return Argument(argument.label?.asArgumentLabel, expression(argument))
    }
    if maker.isCalled { value = .call(value, arguments) }
    if needsValues || maker.isThrowing { value = .try(value) }
    let make = Expression.closure([needsValues ? "value" : "_"], value)
    return .expression(
      .call(.member(.name("types"), "add"), [Argument(nil, .member(type, "self")), Argument(nil, make)]))
  }

  private func expression(_ argument: TypeDefault.Argument) -> Expression {
    if let count = argument.functionParameters {
      return .sendableClosure(Array(repeating: "_", count: count), .mockDefault(name, standard))
    }
    let type = argument.type.map { [Argument(nil, .member(.type(.verbatim("(\($0))")), "self"))] }
    return .call(.name("value"), type ?? [])
  }
}

extension MockedType {
  /// The argument of the mock's state for default results.
  var argumentsOfDefaults: [Argument] { nameOfDefaults.map { [Argument("defaults", .name($0))] } ?? [] }

  /// The names of the members.
  var namesOfMembers: Set<String> {
    Set(
      members.compactMap { member in
        switch member.fact.kind {
        case .method(let name), .property(let name): name
        case .operatorMethod, .subscript, .initializer: nil
        }
      })
  }
}

extension [Statement] {
  /// Returns the statements in an `#if` with all conditions.
  fileprivate func under(_ conditions: [String]) -> [Statement] {
    conditions.isEmpty ? self : [.conditional(conditions.conjunction, self)]
  }
}

extension [String] {
  /// The condition that holds if all conditions hold.
  var conjunction: String { count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " && ") }
}
