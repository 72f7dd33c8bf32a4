import Source

/// Calls `body` with each group of elements that share a name, in the order of their first elements.
///
/// Lists of the usual size are first compared one by one, without allocation.
func forEachRepeated<Element>(
  _ elements: ArraySlice<Element>, by name: (Element) -> Name, _ body: ([Element]) -> Void
) {
  if elements.count <= 16 {
    guard hasRepetition(elements, by: name) else { return }
  }
  var groups: [Name: Int] = [:]
  var members: [[Element]] = []
  for element in elements {
    if let group = groups[name(element)] {
      members[group].append(element)
    } else {
      groups[name(element)] = members.count
      members.append([element])
    }
  }
  for group in members where 1 < group.count { body(group) }
}

private func hasRepetition<Element>(_ elements: ArraySlice<Element>, by name: (Element) -> Name) -> Bool {
  for index in elements.indices {
    let current = name(elements[index])
    for other in elements.startIndex..<index where name(elements[other]) == current { return true }
  }
  return false
}
