/// A form of code that gets a mock or a model, and changes or reads it. Which of its functions get the value depends on
/// the rules of Swift, and often on the types that the code declares.
struct CodeForm: Sendable {
  let form: Form
  /// The kinds of values for which the analysis reports each crash as an error. A crash of a function with another kind
  /// may lack an error.
  let followed: Followed
  /// Whether the form awaits, so that only async functions can have it.
  let isAsync: Bool
  /// The only kind of values that the form can get.
  let kind: Subject.Kind?
  let write: @Sendable (inout FormWriter) -> Void

  enum Followed {
    case all, mocks, models, nothing
  }

  init(
    _ form: Form, followed: Followed = .all, isAsync: Bool = false, only kind: Subject.Kind? = nil,
    write: @escaping @Sendable (inout FormWriter) -> Void
  ) {
    self.form = form
    self.followed = followed
    self.isAsync = isAsync
    self.kind = kind
    self.write = write
  }

  static let all =
    WiderTypeForms.all + CastForms.all + OverloadForms.all + RankedOverloadForms.all + ProtocolForms.all
    + HiddenMemberForms.all + GenericForms.all + AssociatedTypeForms.all + CaptureForms.all + FunctionValueForms.all
    + ScalarForms.all + SequenceForms.all + OwnTypeForms.all + OperatorForms.all + InitializerForms.all
    + FlowForms.all + PatternForms.all + ThrowingForms.all + AsyncForms.all

  func isFollowed(for kind: Subject.Kind) -> Bool {
    switch followed {
    case .all: true
    case .nothing: false
    case .mocks: kind == .mock
    case .models: kind == .model
    }
  }
}

/// A value that a form gets: a mock or a model.
struct Subject {
  enum Kind { case mock, model }

  let kind: Kind
  /// The class of the mock, or the key of the model's shape.
  let name: String
  /// The Swift code of the value.
  let value: String

  /// The Swift type.
  var type: String { kind == .mock ? "Mock<\(name)>" : name }
}

extension RandomFunctions {
  /// Adds a form that changes a mock.
  mutating func changeByForm() {
    guard let mock = scope.mocks.randomElement(using: &random) else { return }
    count += 1
    let isLocal = mock.name.allSatisfy { $0.isLetter || $0.isNumber } && mock.name.contains(where: \.isNumber)
    var value = mock.name
    // Closures of tasks can't use variables, and other closures need an explicit `self` for properties.
    if mock.isVariable || !isLocal || chance(0.3) {
      value = "a\(count)"
      add("let \(value) = \(mock.name)")
    }
    addForm(for: Subject(kind: .mock, name: mock.type, value: value), mayAwait: true)
  }

  /// Adds a form that reads a model.
  mutating func readByForm(_ base: String, shape: String) {
    addForm(for: Subject(kind: .model, name: shape, value: base), mayAwait: true)
  }

  mutating func addForm(for subject: Subject, mayAwait: Bool) {
    let possible = CodeForm.all.filter {
      ($0.kind ?? subject.kind) == subject.kind && (mayAwait || !$0.isAsync)
        && (formDepth == 0 || !Self.localTypes.contains($0.form))
        && (hasUnfollowedForms || $0.isFollowed(for: subject.kind))
    }
    addForm(pick(possible), for: subject)
  }

  /// Forms with types inside of functions, which generic functions can't have.
  private static let localTypes: Set<Form> = [.localType, .localEnum]

  mutating func addForm(_ form: CodeForm, for subject: Subject) {
    use(form.form)
    if !form.isFollowed(for: subject.kind) { isUndecidable = true }
    count += 1
    var writer = FormWriter(functions: self, subject: subject, id: "\(name)N\(count)")
    form.write(&writer)
    self = writer.functions
  }
}
