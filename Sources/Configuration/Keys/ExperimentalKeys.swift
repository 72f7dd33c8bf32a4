import JSONSyntax

/// The keys of `experimentalFeatures`. Apollo ignores unknown ones.
let experimentalKeys: [Key<ExperimentalFeatures>] = [
  .custom(
    "fieldMerging", \.fieldMerging, .list(.choice(["all"] + fieldMergings.map(\.name))),
    "The kinds of merged fields that selection sets include in addition to their own.",
    read: { value, _ in readFieldMerging(value) },
    show: showFieldMerging
  ).nullable(),
  .flag(
    "legacySafelistingCompatibleOperations", \.legacySafelistingCompatibleOperations,
    "Whether operation documents have the format that older safelisting tools expect."
  ).nullable(),
  .ignored(
    "clientControlledNullability", .bool, "Has no effect: the feature no longer exists."
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
