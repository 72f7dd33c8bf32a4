/// Reads of inputs without records of dependencies.
extension Database {
  /// Returns the value of an input without recording a read.
  @inlinable func knownInput<I: Input>(_ input: I.Type, _ key: I.Key) -> I.Value? {
    tables.find(InputTable<I>.self)?.nodes[key]?.value
  }

  /// Returns the value of an input for a query of a database that is not incremental.
  @inlinable func inputOfMemo<I: Input>(_ input: I.Type, _ key: I.Key) -> I.Value? {
    guard let table = tables.find(InputTable<I>.self) else { return nil }
    table.readFlag.set()
    return table.nodes[key]?.value
  }

  /// Returns whether queries of a database that is not incremental read an input of a kind, by any key.
  public func hasRead<I: Input>(_ input: I.Type) -> Bool {
    tables.find(InputTable<I>.self)?.readFlag.isSet ?? false
  }
}
