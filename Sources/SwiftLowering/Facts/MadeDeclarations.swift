import Source

// Declarations that no text stands for. Generated code has such declarations.

extension SwiftFunction {
  /// A function without a body.
  ///
  /// - Parameter result: nil for initializers.
  package init(
    _ kind: Kind, _ name: Name, _ parameters: [Parameter], result: WrittenType? = nil, isStatic: Bool = false,
    in enclosing: [Name]
  ) {
    self.init(
      kind: kind, name: name, parameters: parameters, result: result?.reference, body: [], isStatic: isStatic,
      enclosing: enclosing, range: TextRange(at: 0))
    writtenResult = result
  }
}

extension SwiftFunction.Parameter {
  package init(_ name: Name, _ written: WrittenType, defaultValue: SwiftExpression? = nil) {
    self.init(
      label: name, name: name, type: written.reference, defaultValue: defaultValue, isInOut: false, written: written)
  }
}

extension SwiftTypeDeclaration {
  package init(_ kind: Kind, at path: [Name], inherits inherited: [WrittenType], file: Name) {
    self.init(path: path, kind: kind, file: file)
    clauses = [InheritanceClause(types: inherited)]
  }
}

extension SwiftTypeDeclaration.Case {
  /// A case without associated values.
  package init(_ name: Name) { self.init(name: name) }
}

extension SwiftTypeDeclaration.Property {
  /// A property of instances.
  package init(_ name: Name, _ written: WrittenType, isConstant: Bool) {
    self.init(name: name, written: written, isStatic: false)
    self.isConstant = isConstant
  }
}

extension SwiftFileFacts.TypeAlias {
  package init(_ name: Name, at path: [Name], for target: WrittenType) {
    self.init(path: path, name: name, written: target)
  }
}
