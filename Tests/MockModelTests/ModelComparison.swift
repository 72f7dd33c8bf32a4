import Source

/// Returns the differences between the product's result of a round and the model's.
func disagreements(_ round: ModelRound, _ product: ModelProduct) -> [String] {
  if !product.errors.isEmpty {
    return product.errors.map { "\($0.location.file): \($0.code.rawValue): \($0.message)" }
  }
  let model = round.model
  let expected = model.files
  let actual = product.files
  var found: [String] = []
  for name in Set(expected.keys).union(actual.keys).sorted() {
    switch (expected[name], actual[name]) {
    case (let text?, nil): found.append("missing \(name):\n\(text)")
    case (nil, let text?): found.append("not expected \(name):\n\(text)")
    case (let expected?, let actual?): if expected != actual { found.append("\(name):\n" + diff(expected, actual)) }
    case (nil, nil): break
    }
  }
  let clashes = product.clashes(in: round.sources)
  if Set(clashes) != model.fields.clashes {
    found.append("clashes: \(clashes.sorted()) instead of \(model.fields.clashes.sorted())")
  }
  return found
}

/// Returns the lines that only one text has: expected ones with `-`, actual ones with `+`.
func diff(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let line, _): "  \(offset + 1) - \(line)"
    case .insert(let offset, let line, _): "  \(offset + 1) + \(line)"
    }
  }.joined(separator: "\n")
}

/// Removes definitions while `fails` returns true: first many, then fewer, then one at a time.
func shrink(_ round: ModelRound, while fails: (ModelRound) -> Bool) -> ModelRound {
  var smallest = round
  var run = round.files.flatMap(\.definitions).count / 2
  while 0 < run {
    var start = 0
    while start < smallest.files.flatMap(\.definitions).count {
      let candidate = smallest.without(start..<start + run)
      if fails(candidate) { smallest = candidate } else { start += run }
    }
    run /= 2
  }
  return smallest
}

extension ModelRound {
  /// Returns the round without some definitions, counted over all files, and without spreads of removed fragments.
  fileprivate func without(_ range: Range<Int>) -> ModelRound {
    var index = -1
    var round = self
    for file in round.files.indices {
      round.files[file].definitions.removeAll { _ in
        index += 1
        return range.contains(index)
      }
    }
    let fragments = Set(round.files.flatMap(\.definitions).filter(\.isFragment).map(\.name))
    for file in round.files.indices {
      for definition in round.files[file].definitions.indices {
        let selections = round.files[file].definitions[definition].selections
        round.files[file].definitions[definition].selections = keep(fragments, in: selections)
      }
    }
    round.files.removeAll(where: \.definitions.isEmpty)
    return round
  }

  private func keep(_ fragments: Set<String>, in selections: [PlainSelection]) -> [PlainSelection] {
    let kept = selections.compactMap { selection -> PlainSelection? in
      switch selection {
      case .field(var field):
        if !field.selections.isEmpty { field.selections = keep(fragments, in: field.selections) }
        return .field(field)
      case .inline(let type, let directives, let inner):
        return .inline(type: type, directives: directives, keep(fragments, in: inner))
      case .spread(let name, _): return fragments.contains(name) ? selection : nil
      }
    }
    return kept.isEmpty ? [.field(PlainField(name: "__typename"))] : kept
  }
}
