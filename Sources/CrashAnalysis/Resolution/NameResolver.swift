import Source

/// Resolves names of Swift types and functions in a scope.
///
/// It knows declarations and generated code, and no values.
protocol NameResolving {
  var program: any TestProgram { get }
  var code: GeneratedCode { get }
  /// Keeps answers that hold in the whole program.
  var answers: TypeAnswers { get }
  /// Where names are resolved.
  var scope: TypeScope { get }

  /// Returns whether a name stands for a variable here.
  func isVariable(_ name: Name) -> Bool
}

/// A resolver for walks that keep track of variables themselves.
struct NameResolver: NameResolving {
  let program: any TestProgram
  let code: GeneratedCode
  let answers = TypeAnswers()
  var scope: TypeScope

  func isVariable(_ name: Name) -> Bool { false }
}

extension Interpreter: NameResolving {
  var scope: TypeScope { TypeScope(file: frame.file, enclosing: frame.enclosing, locals: frame.types) }

  func isVariable(_ name: Name) -> Bool { frame.names[name] != nil }
}

extension TypeScope {
  static let selfType: Name = "Self"
  static let selfName: Name = "self"

  /// A path at which there is no type.
  static let nowhere: [Name] = ["?"]
}
