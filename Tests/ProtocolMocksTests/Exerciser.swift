import SwiftCode

@testable import ProtocolMocks

/// Writes a Swift program that uses every member of mocks. It checks counts and arguments, sets results, functions
/// and errors, and resets them.
struct Exerciser {
  let mocks: [MockedType]

  /// The initializer calls of mocks with a superclass that has no initializer without arguments.
  static let creations = ["SuperclassInitializer": "(name: \"\")", "ClassesPlain": "(count: 1)"]

  /// Mocks that are only compiled. The exerciser doesn't support opaque results in closures, annotated types or
  /// delegates.
  static let unused: Set<String> = [
    "AnnotationsArguments", "AnnotationsModule", "AssociatedDerived", "AssociatedDerivedBound",
    "AssociatedDerivedInherited", "AssociatedFunction", "AssociatedFunctionInherited", "SomeAnyInClosures",
    // `defaults()` in `exerciserSamples` uses these.
    "DefaultsInitializers", "DefaultsMemberwise",
  ]

  init(mocks: [MockedType]) {
    self.mocks = mocks.filter { !Self.unused.contains($0.facts.name) }
  }

  /// The program without `Samples.swift`.
  var program: String {
    let functions = mocks.indices.map { "await exercise\($0)()" }.joined(separator: "\n    ")
    let bodies = mocks.enumerated().map { index, mock in function(index, mock) }
    return """
      import Foundation
      import MockSupport

      @main
      @MainActor
      struct Main {
        static func main() async {
          \(functions)
          await stress()
          await defaults()
          await defaultsOfTypes()
          typedThrows()
          print("\\(checks.count) checks, \\(checks.failures.count) failures")
          for failure in checks.failures { print(failure) }
        }
      }

      \(bodies.joined(separator: "\n\n"))
      """
  }

  private func function(_ index: Int, _ mocked: MockedType) -> String {
    let body = mocked.memberExercises(typeName(mocked)).joined(separator: "\n")
    let condition = mocked.declared.outline.conditions.map { "(\($0))" }.joined(separator: " && ")
    let isMain = ([mocked.facts.attributes] + mocked.members.map(\.fact.attributes)).joined().contains {
      $0.name == "MainActor"
    }
    let function = "\(isMain ? "@MainActor " : "")func exercise\(index)() async {\n\(body)\n}"
    guard !condition.isEmpty else { return function }
    return "#if \(condition)\n\(function)\n#else\nfunc exercise\(index)() async {}\n#endif"
  }

  private func typeName(_ mocked: MockedType) -> String {
    let path = mocked.declared.outline.path.map(\.escapedAsSwiftName)
    let name = (path + [mocked.mockName]).joined(separator: ".")
    return mocked.parameters.isEmpty
      ? name : name + "<\(mocked.parameters.map { $0.sampleType }.joined(separator: ", "))>"
  }
}

extension MockedType {
  /// Statements for every member.
  fileprivate func memberExercises(_ type: String) -> [String] {
    let names = MemberNames(members).names
    let rendering = MemberRendering(self, access: [])
    let hasPlace = superclass == nil
    let creation = type + (Exerciser.creations[facts.name] ?? (hasPlace ? "(fileID: #fileID)" : "()"))
    var result = [
      "let mock = \(creation)", "checks.expect(mock.\(rendering.stateName).name == \"\(mockName)\", \"name\")",
    ]
    for (member, name) in zip(members, names) {
      var exercise = MemberExercise(member.fact, of: self, type: type)
      exercise.property = MemberNames.free(name + "Mock", rendering.taken)
      exercise.setter = MemberNames.free(name + "SetMock", rendering.taken)
      let text =
        "do {\n" + exercise.statements.joined(separator: "\n")
        + "\n} catch { checks.fail(\"\(type).\(name): \\(error)\") }"
      let condition = member.fact.conditions.map { "(\($0))" }.joined(separator: " && ")
      result += condition.isEmpty ? [text] : ["#if \(condition)", text, "#endif"]
    }
    return result
  }
}

extension AssociatedTypeFact {
  /// A type that meets the corpus's constraints on associated types.
  fileprivate var sampleType: String {
    let text = inherits.joined(separator: " ")
    if text.contains("Error") { return "Fault" }
    return text.contains("Sequence") || text.contains("Collection") ? "[Int]" : "Int"
  }
}
