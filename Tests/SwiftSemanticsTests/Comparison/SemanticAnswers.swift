import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// The answers of the type system about the expressions of a file.
struct SemanticAnswers {
  private let environment: TypeEnvironment
  private let files: [Name: OutlinedSwiftFile]
  private let moduleName: String
  /// The path of the file whose expressions are compared.
  var path: Name
  /// The modules of files in other modules, by the folders of the files.
  private let modules: [String: String]

  init(_ file: ComparedFile) throws {
    let imported = try ImportedModules(of: file.moduleName)
    modules = imported.modules
    let texts = file.module.map { SourceFile(path: $0, text: $1) }
    let facts = texts.map { SwiftFileFacts.read($0) }
    let outlines = texts.map { (Name($0.path), OutlinedSwiftFile($0)) }
    let imports = outlines.reduce(into: Set()) { $0.formUnion($1.1.outline.imports) }.sorted()
    // The standard library is its own library.
    let isLibrary = file.moduleName == "Swift"
    let program = FileDeclarations(facts, modules: [Name(file.moduleName)], isLibrary: isLibrary)
    environment = TypeEnvironment(
      isLibrary ? [program] : [program, imported.declarations, LibrarySource(imports: imports)])
    files = Dictionary(uniqueKeysWithValues: outlines)
    moduleName = file.moduleName
    path = Name(file.path)
  }

  /// The answers about one file of the module.
  func answers(_ file: ComparedFile) -> [ExpressionAnswer] {
    let source = SourceFile(path: file.path, text: file.text)
    guard let outlined = files[path] else { return [] }
    return outlined.outline.declarations.flatMap { declaration in
      let facts = DeclarationFacts.read(declaration, in: source)
      let typed = facts.typed(as: declaration.id, in: environment)
      return ExpressionWalk(facts).found.compactMap { answer($0, typed, Int(declaration.range.lower)) }
    }
  }

  private func answer(_ found: ExpressionWalk.Found, _ typed: TypedDeclaration, _ start: Int) -> ExpressionAnswer? {
    let expression = found.expression
    guard expression.number >= 0, let kind = kind(found, typed) else { return nil }
    let range = start + Int(expression.range.lower)..<start + Int(expression.range.upper)
    var type = typed.type(of: expression)
    if typed.optionalChains.contains(expression.number), let wrapped = type.wrapped { type = wrapped }
    // The compiler converts a result `Self` from the class that declares the function.
    if case .call = expression.content, let id = typed.calls[expression.number]?.callee.function,
      let function = environment.interface(of: id), function.kind != .initializer,
      function.result.contains(where: \.isDynamicSelf)
    {
      type = .unknown
    }
    // Inside classes, the compiler distinguishes `Self` from the class.
    if expression.isSelf, let path = type.instance.nominalPath, environment.nominal(path)?.isClass ?? false {
      type = .unknown
    }
    // A convenience initializer gives an instance of the class that declares it, which the compiler converts.
    if case .call = expression.content, let id = typed.calls[expression.number]?.callee.function,
      let function = environment.function(id), function.isConvenience, type.nominalPath != function.enclosing
    {
      type = .unknown
    }
    // The compiler converts a new instance of a generic parameter's type from the class that it inherits from.
    if case .call = expression.content, case .parameter = type,
      let id = typed.calls[expression.number]?.callee.function, environment.function(id)?.kind == .initializer
    {
      type = .unknown
    }
    let written = type.isDecided ? type.description : nil
    return ExpressionAnswer(range, kind, type: written, declaration(of: expression, kind, typed))
  }

  private func kind(_ found: ExpressionWalk.Found, _ typed: TypedDeclaration) -> ExpressionKind? {
    switch found.expression.content {
    case .call: return .call
    case .name, .member, .implicitMember:
      if found.isCallee { return nil }
      if case .type? = typed.referents[found.expression.number] { return nil }
      if case .genericParameter? = typed.referents[found.expression.number] { return nil }
      if case .name = found.expression.content { return .name }
      return .member
    case .literal, .array, .dictionary, .interpolation: return .literal
    case .and, .or, .not, .nilCoalescing, .equality, .prefix, .postfix, .binary, .addition: return .operator
    default: return nil
    }
  }

  // MARK: Declarations

  private func declaration(
    of expression: SwiftExpression, _ kind: ExpressionKind, _ typed: TypedDeclaration
  ) -> ExpressionAnswer.Declaration {
    switch kind {
    case .literal: return .none
    case .call, .operator:
      guard let call = typed.calls[expression.number] else { return .unknown }
      // The compiler chooses an operator before it finds the type of a generic element.
      if case .binary(let first, _, _) = expression.content, case .element = first.content { return .unknown }
      if kind == .operator, let id = call.callee.function, let owner = environment.function(id)?.enclosing,
        let nominal = environment.nominal(owner), nominal.isProtocol || nominal.isClass || owner == ["Optional"]
      {
        // The compiler names one of several equal functions of protocols and optionals.
        return .unknown
      }
      if case .call(let callee, _) = expression.content, case .local(let number)? = typed.referents[callee.number],
        case .local(number) = call.callee
      {
        return local(callee)
      }
      if let type = typed.type(of: expression).nominalPath, let found = inherited(call, by: type) { return found }
      return declaration(of: call)
    default: break
    }
    switch typed.referents[expression.number] {
    case .member(let member)?:
      // The compiler names what the type has for a requirement, which it can make itself.
      if case .member(let base, _) = expression.content, member.isRequirement,
        typed.type(of: base).instance.nominalPath != nil
      {
        return .unknown
      }
      if case .name = expression.content, member.isRequirement { return .unknown }
      return declaration(of: member)
    case .local?: return local(expression)
    case .selfValue?: return .none
    default: return .unknown
    }
  }

  /// An initializer that a class inherits has a declaration of its own there.
  private func inherited(_ call: Call, by type: [Name]) -> ExpressionAnswer.Declaration? {
    if case .memberwise(let path) = call.callee, path != type, environment.nominal(type)?.isClass ?? false {
      return described(type, "init", [])
    }
    guard case .function(let id) = call.callee, let function = environment.function(id), function.kind == .initializer,
      function.enclosing != type, !function.isConvenience, let nominal = environment.nominal(type), nominal.isClass
    else { return nil }
    return described(type, "init", function.parameters.map(\.label))
  }

  /// Local declarations have no place in the facts.
  private func local(_ expression: SwiftExpression) -> ExpressionAnswer.Declaration {
    guard case .name(let name) = expression.content else { return .unknown }
    return name == WellKnownNames.selfName || name.utf8.first == UInt8(ascii: "$") ? .none : .described(name.text)
  }

  private func declaration(of call: Call) -> ExpressionAnswer.Declaration {
    switch call.callee {
    case .function(let id), .requirement(let id), .overridable(let id): return function(id)
    case .value: return .none
    case .enumCase(let path, let name):
      let labels = environment.caseLabels(of: path, name)
      return described(path, name.text, labels)
    case .memberwise(let path):
      return described(path, "init", call.labels)
    case .rawValueInitializer(let path): return described(path, "init", ["rawValue"])
    case .local: return .unknown
    }
  }

  private func declaration(of member: Member) -> ExpressionAnswer.Declaration {
    switch member.declaration {
    case .function(let id): return function(id)
    case .property(let reference): return described(reference.path, reference.name.text, nil, reference.file)
    case .enumCase(let path, let name): return described(path, name.text, environment.caseLabels(of: path, name))
    case .memberwise, .defaultInitializer, .rawValueInitializer: return .unknown
    }
  }

  /// A declaration of the module by its names.
  private func described(
    _ path: [Name], _ name: String, _ labels: [Name?]?, _ file: Name? = nil
  ) -> ExpressionAnswer.Declaration {
    let suffix = labels.map { "(\($0.map { "\($0?.text ?? "_"):" }.joined()))" } ?? ""
    let other = (file ?? environment.nominal(path)?.file).flatMap { module(ofFile: $0) }
    return .described(([other ?? moduleName] + path.map(\.written) + [name + suffix]).joined(separator: "."))
  }

  private func function(_ id: SwiftFunction.ID) -> ExpressionAnswer.Declaration {
    guard let function = environment.function(id) else { return .unknown }
    if let file = files[id.file] {
      guard let start = file.outline[id.declaration]?.range.lower else { return .unknown }
      let offset = Int(start) + Int(function.range.lower)
      return .place(DeclarationPlace(file: id.file == path ? nil : Self.lastName(id.file), offset: offset))
    }
    guard let module = module(ofFile: id.file) else { return .unknown }
    let owner = function.enclosing.map(\.text)
    // Operators have no labels.
    let labels = function.parameters.map { function.fixity == nil ? "\($0.label?.text ?? "_"):" : "_:" }.joined()
    let name = function.kind == .getter ? function.name.text : "\(function.name.text)(\(labels))"
    let text = ([module] + owner + [name]).joined(separator: ".")
    return .described(Self.internalNames[text] ?? text)
  }

  /// The module of a file in another module; nil for files of the compared one.
  private func module(ofFile file: Name) -> String? {
    if LibraryText.isLibrary(file) { return file.text.split(separator: "/").dropLast().last.map(String.init) }
    return modules.filter { file.text.hasPrefix($0.key + "/") }.max { $0.key.count < $1.key.count }?.value
  }

  /// Functions of the standard library whose declarations are internal.
  private static let internalNames = ["Swift.Array.filter(_:)": "Swift._ArrayProtocol.filter(_:)"]

  private static func lastName(_ file: Name) -> String { String(file.text.split(separator: "/").last ?? "") }
}

extension TypeEnvironment {
  /// The labels of a case's values; nil if it has none.
  fileprivate func caseLabels(of path: [Name], _ name: Name) -> [Name?]? {
    guard let values = associatedValues(of: path, name), !values.isEmpty else { return nil }
    return values.map(\.label)
  }
}

extension SwiftExpression {
  /// Whether it is `self` or `type(of: self)`.
  fileprivate var isSelf: Bool {
    switch content {
    case .name(WellKnownNames.selfName): true
    case .call(let callee, let arguments):
      if case .name("type") = callee.content, arguments.count == 1 { arguments[0].value.isSelf } else { false }
    default: false
    }
  }
}

extension StaticType {
  fileprivate var isDynamicSelf: Bool {
    if case .parameter(let parameter) = self, case .protocolSelf = parameter.owner { true } else { false }
  }

  fileprivate var instance: StaticType { if case .metatype(let type) = self { type } else { self } }

  fileprivate var nominalPath: [Name]? { if case .nominal(let path, _) = self { path } else { nil } }
}
