import CrashAnalysis
import Foundation
import Source

/// Functions with one form each, so that outcomes belong to a form and to a kind of value.
struct IsolatedForms {
  let functions: [(form: CodeForm, kind: Subject.Kind, function: FunctionBatch.Function)]
  private let batch: FunctionBatch

  /// - Parameter numbers: the numbers of functions. The forms take turns.
  init(_ modules: GeneratedModules, seed: UInt64, _ numbers: some Sequence<Int>) {
    let pairs = Self.forms.flatMap { form in
      [Subject.Kind.mock, .model].filter { (form.kind ?? $0) == $0 }.map { (form, $0) }
    }
    let functions = numbers.map { number in
      let (form, kind) = pairs[number % pairs.count]
      var random = RandomFunctions(
        modules.shapes, seed: seed &+ UInt64(number) &* 0x9e37_79b9, hasUnknowns: false, hasUnfollowedForms: true)
      let name = "f\(number)"
      let text = random.function(named: name, with: form, for: kind)
      return (
        form, kind,
        FunctionBatch.Function(
          name: name, text: text, app: random.app, driver: "", hasUnknowns: random.isUndecidable,
          forms: [form.form])
      )
    }
    self.functions = functions
    batch = FunctionBatch(modules, functions.map(\.2))
  }

  /// All forms, or the one that `MOCKD_FORM` names.
  static var forms: [CodeForm] {
    guard let name = ProcessInfo.processInfo.environment["MOCKD_FORM"] else { return CodeForm.all }
    let found = CodeForm.all.filter { $0.form.rawValue == name }
    precondition(!found.isEmpty, "no CodeForm has the name \(name)")
    return found
  }

  /// The number of pairs of a form and a kind of value.
  static var count: Int { forms.map { $0.kind == nil ? 2 : 1 }.reduce(0, +) }

  /// The outcomes of a form and a kind of value.
  struct Outcomes {
    var reported = 0
    var unreported = 0
    var ends = 0
    var falseErrors = 0

    static func + (a: Outcomes, b: Outcomes) -> Outcomes {
      Outcomes(
        reported: a.reported + b.reported, unreported: a.unreported + b.unreported, ends: a.ends + b.ends,
        falseErrors: a.falseErrors + b.falseErrors)
    }
  }

  struct Results {
    var outcomes: [String: Outcomes] = [:]
    var disagreements: [String] = []

    var table: String {
      "form, value: crashes with error, without; ends without error, with\n"
        + outcomes.sorted { $0.key < $1.key }.map { name, outcomes in
          "\(name): \(outcomes.reported) \(outcomes.unreported) \(outcomes.ends) \(outcomes.falseErrors)\n"
        }.joined()
    }
  }

  /// Compiles and runs the functions.
  func results(label: String) throws -> Results {
    var results = Results()
    try batch.run { function, ending, errors in
      guard let entry = functions.first(where: { $0.function.name == function.name }) else { return }
      let isReported = errors.contains { $0.code != .missingVariables }
      let outcomes =
        switch (ending, isReported) {
        case (.byMock, true): Outcomes(reported: 1)
        case (.byMock, false): Outcomes(unreported: 1)
        case (_, true): Outcomes(falseErrors: 1)
        case (_, false): Outcomes(ends: 1)
        }
      let name = "\(entry.form.form.rawValue), \(entry.kind)"
      results.outcomes[name, default: Outcomes()] = results.outcomes[name, default: Outcomes()] + outcomes
      if FunctionBatch.agrees(ending, errors) || ending == .byMock && !isReported && function.hasUnknowns { return }
      results.disagreements.append(
        "\(name) ends \(ending) (\(label)): \(errors.map(\.message))\n\(function.text)\(function.app)")
    }
    return results
  }
}

extension RandomFunctions {
  /// Returns a function with one form. It gets a mock before the conversion, or the model after it.
  mutating func function(named name: String, with form: CodeForm, for kind: Subject.Kind) -> String {
    self.name = name
    // No form is in another one.
    formDepth = .max
    mayUnwrapNil = false
    let root = pick(shapes.roots)
    // Most fields are unset, so that reads of them crash.
    for type in root.mocks.prefix(2) {
      count += 1
      add("let m\(count) = Mock<\(type)>()")
      scope.mocks.append(("m\(count)", type, false))
    }
    let mocks = scope.mocks.filter { root.mocks.contains($0.type) }
    let mock = pick(mocks)
    // A field that the form sets and the test reads shows whether the analysis knows all effects of the form.
    let fields = shapes.models[root.model]?.leaves ?? []
    if kind == .mock, chance(0.8) {
      focus = shapes.mocks[mock.type]?.leaves.filter { fields.contains($0.name) }.randomElement(using: &random)
    }
    if chance(0.5), focus == nil { setLeaf() }
    if kind == .mock {
      add("let mock = \(mock.name)")
      addForm(form, for: Subject(kind: .mock, name: mock.type, value: "mock"))
    }
    add("let model = \(root.model)(from: \(mock.name))")
    if kind == .mock, let focus {
      add("_ = model.\(focus.name)")
    } else if kind == .mock {
      for _ in 0..<3 { read("model", shape: root.model, depth: 0) }
    } else {
      addForm(form, for: Subject(kind: .model, name: root.model, value: "model"))
    }
    return fakes + function(name, lines)
  }
}
