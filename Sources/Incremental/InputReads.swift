/// Reads of inputs without records of dependencies.
extension Database {
  /// Returns the value of an input without recording a read.
  @inlinable func knownInput<I: Input>(_ input: I.Type, _ key: I.Key) -> I.Value? {
    guard let number = numbers[ObjectIdentifier(InputTable<I>.self)] else { return nil }
    return unsafeDowncast(tables[number], to: InputTable<I>.self).nodes[key]?.value
  }

  /// Returns the value of an input for a query of a database that is not incremental.
  @inlinable func inputOfMemo<I: Input>(_ input: I.Type, _ key: I.Key) -> I.Value? {
    guard let number = numbers[ObjectIdentifier(InputTable<I>.self)] else { return nil }
    let table = unsafeDowncast(tables[number], to: InputTable<I>.self)
    table.readFlag.set()
    return table.nodes[key]?.value
  }

  /// Returns whether queries of a database that is not incremental read an input of a kind, by any key.
  public func hasRead<I: Input>(_ input: I.Type) -> Bool {
    guard let number = numbers[ObjectIdentifier(InputTable<I>.self)] else { return false }
    return unsafeDowncast(tables[number], to: InputTable<I>.self).readFlag.isSet
  }
}
