/// Returns whether two mocks and all mocks reachable from them are equal. References may form cycles.
func mocksAreEqual(_ left: MockStorage, _ right: MockStorage) -> Bool {
  struct Pair: Hashable {
    let left, right: ObjectIdentifier
  }
  var seen: Set<Pair> = []
  var remaining = [(left, right)]
  while let (left, right) = remaining.popLast() {
    guard left !== right, seen.insert(Pair(left: ObjectIdentifier(left), right: ObjectIdentifier(right))).inserted
    else { continue }
    let (fields, others) = (left.fields, right.fields)
    guard fields.count == others.count else { return false }
    for (key, content) in fields {
      guard let other = others[key], areEqual(content, other, mocks: &remaining) else { return false }
    }
  }
  return true
}

/// Returns whether the contents are equal, provided that the pairs of mocks appended to `mocks` are equal.
private func areEqual(
  _ left: FieldContent, _ right: FieldContent, mocks: inout [(MockStorage, MockStorage)]
) -> Bool {
  switch (left, right) {
  case (.mock(let mock), .mock(let other)):
    mocks.append((mock._storage, other._storage))
    return true
  case (.list(let contents), .list(let others)):
    guard contents.count == others.count else { return false }
    for (content, other) in zip(contents, others) where !areEqual(content, other, mocks: &mocks) { return false }
    return true
  default: return left == right
  }
}
