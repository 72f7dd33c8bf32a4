import JSONSyntax

/// The keys of `experimentalFeatures`. Apollo ignores unknown ones.
let experimentalKeys: [Key<ExperimentalFeatures>] = [
  .custom(
    "fieldMerging", \.fieldMerging, .list(.choice(["all"] + fieldMergings.map(\.name))),
    "Which merged fields selection sets show besides their own.", read: { value, _ in readFieldMerging(value) },
    show: showFieldMerging
  ).nullable(),
  .flag(
    "legacySafelistingCompatibleOperations", \.legacySafelistingCompatibleOperations,
    "Whether operation documents are written as older tools expect them."
  ).nullable(),
  .ignored(
    "clientControlledNullability", .bool, "Accepted and without effect: the feature no longer exists."
  ).nullable(),
]

private let fieldMergings: [(name: String, option: FieldMerging)] = [
  ("ancestors", .ancestors), ("siblings", .siblings), ("namedFragments", .namedFragments),
]

private func readFieldMerging(_ value: JSONValue) -> FieldMerging? {
  guard value.kind == .array else { return nil }
  var merging: FieldMerging = []
  for element in value.elements {
    if element.isString("all") { return .all }
    for (name, option) in fieldMergings where element.string == name { merging.insert(option) }
  }
  return merging
}

private func showFieldMerging(_ merging: FieldMerging) -> JSONTree {
  if merging == .all { return ["all"] }
  return .array(fieldMergings.filter { merging.contains($0.option) }.map { .string($0.name) })
}
