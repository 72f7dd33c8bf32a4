@testable import ProtocolMocks

/// A sample value of a type, as Swift source.
struct Sample {
  var type: String
  var expression: String

  init(_ text: String, _ exercise: MemberExercise) {
    type = Self.concrete(text, exercise)
    expression = Self.expression(of: type, exercise)
  }

  init(_ parameter: ParameterFact, _ exercise: MemberExercise) {
    self.init(parameter.type, exercise)
    guard let function = parameter.function, parameter.traits.contains(.function) else { return }
    let result = Sample(function.result, exercise)
    if parameter.traits.contains(.autoclosure) {
      expression = result.expression
      return
    }
    let isPack = function.parameters.contains { $0.hasPrefix("repeat ") }
    let count = isPack ? 2 : function.parameters.count
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let isVoid = ["Void", "()"].contains(function.result)
    let body = isVoid ? "" : result.expression
    expression = count == 0 ? "{ \(body) }" : "{ \(names) in \(body) }"
  }

  /// Returns the type with concrete types for the generic parameters of the member and the mock.
  private static func concrete(_ text: String, _ exercise: MemberExercise) -> String {
    let erased = exercise.erased
    let parameters = Set(exercise.mocked.parameters.map(\.name))
    let bindings = exercise.mocked.bindings
    return text.replacingNames { name, following in
      let name = String(name)
      if name == exercise.mocked.mockName { return exercise.type }
      if let binding = bindings.first(where: { $0.name == name }) {
        let target = concrete(binding.target, exercise)
        return target.hasPrefix("any ") ? "(\(target))" : target
      }
      if let alias = exercise.mocked.aliases.first(where: { $0.name == name }) {
        return alias.generics.isEmpty ? concrete(alias.target, exercise) : "\(exercise.type).\(name)"
      }
      if erased.contains(name) || parameters.contains(name) || name == "Type2" { return generic(name, exercise) }
      return name == "Value" && exercise.type.hasPrefix("NestedSpace")
        ? "NestedSpace.Value"
        : name == "Part" && exercise.type.hasPrefix("NestedStruct") ? "NestedStruct.Part" : nil
    }.replacing("(repeat each Int)", with: "(Int, Int)")
  }

  private static func generic(_ name: String, _ exercise: MemberExercise) -> String {
    if let parameter = exercise.mocked.parameters.first(where: { $0.name == name }) {
      let text = parameter.inherits.joined()
      return text.contains("Error") ? "Fault" : text.contains("Collection") ? "[Int]" : "Int"
    }
    let fact = exercise.fact
    let text =
      fact.generics.filter { $0.name == name }.map(\.text).joined()
      + fact.requirements.filter { $0.left == name }.map(\.text).joined()
    if text.contains("Encodable") { return "Item" }
    return text.contains("Error") ? "Never" : text.contains("Sequence") ? "AnySequence<Int>" : "Int"
  }

  private static func expression(of type: String, _ exercise: MemberExercise) -> String {
    if type == exercise.type { return exercise.fact.isStatic || exercise.fact.isInitializer ? "mock" : "mock" }
    if type.hasSuffix("KeyPath<Item, Int>") { return "\\Item.number" }
    if type.hasSuffix(".Type") { return type.dropLast(5) + ".self" }
    if type.hasPrefix("some ") { return type.contains("Shape") ? "Square()" : "[1]" }
    if type == "repeat each T" || type == "repeat Int" || type == "repeat each Int" { return "1" }
    if type.hasSuffix("() -> Void"), !type.hasSuffix("?") { return "{}" }
    if let count = SpelledResult(text: type).functionParameters {
      let names = Array(repeating: "_", count: count).joined(separator: ", ")
      return count == 0 ? "{ mockDefault() }" : "{ \(names) in mockDefault() }"
    }
    if type.hasPrefix("("), type.hasSuffix(")"), type.contains(", "), !type.dropFirst().contains("(") {
      let parts = type.dropFirst().dropLast().split(separator: ", ").map { part in
        "sample((\(part.split(separator: ": ").last ?? part)).self)"
      }
      return "(\(parts.joined(separator: ", ")))"
    }
    return "sample((\(type)).self)"
  }
}
