import GraphQLSyntax
import Source

/// Checks whether a constant is a valid value of an input type.
/// See https://spec.graphql.org/September2025/#sec-Input-Values
package struct ConstantCoercion {
  package let schema: Schema

  package init(schema: Schema) {
    self.schema = schema
  }

  /// An invalid part of a value.
  package struct Problem: Hashable, Sendable {
    /// The place, such as ` at .field[1]`; empty for the value itself.
    package var place: String
    package var message: String
  }

  /// Returns all problems of a value. Custom scalars and missing types accept any value. Recurses into the value.
  package func problems(_ value: ConstantValue, _ use: Schema.TypeUse) -> [Problem] {
    var problems: [Problem] = []
    check(value, use.type, use.wrappers, path: "", &problems)
    return problems
  }

  private func check(
    _ value: ConstantValue, _ type: Schema.TypeID, _ wrappers: TypeWrappers, path: String, _ problems: inout [Problem]
  ) {
    func report(_ message: String) {
      problems.append(Problem(place: path.isEmpty ? "" : " at " + path, message: message))
    }
    if value == .null {
      if wrappers.isNonNull {
        report("Expected value of non-null type \"\(wrappers.text(around: schema[type].name.text))\" not to be null.")
      }
      return
    }
    if let element = wrappers.element {
      guard case .list(let values) = value else { return check(value, type, element, path: path, &problems) }
      for (index, value) in values.enumerated() { check(value, type, element, path: "\(path)[\(index)]", &problems) }
      return
    }
    switch schema[type].kind {
    case .inputObject: checkObject(value, type, path: path, &problems)
    case .enumeration:
      if let message = enumProblem(value, type) { report(message) }
    case .scalar:
      if !schema[type].isMissing, let message = ScalarCoercion.problem(value, schema[type].name) { report(message) }
    case .object, .interface, .union: break
    }
  }

  private func enumProblem(_ value: ConstantValue, _ type: Schema.TypeID) -> String? {
    let name = schema[type].name.text
    let values = schema.enumValues[schema[type].values.indices]
    guard case .enumeration(let given) = value else {
      return "Enum \"\(name)\" cannot represent non-enum value: \(value.text)."
        + Suggestions.didYouMean(value.text, among: values.map(\.name.text), kind: "the enum value")
    }
    if values.contains(where: { $0.name == given }) { return nil }
    return "Value \"\(given.text)\" does not exist in \"\(name)\" enum."
      + Suggestions.didYouMean(given.text, among: values.map(\.name.text), kind: "the enum value")
  }

  private func checkObject(
    _ value: ConstantValue, _ type: Schema.TypeID, path: String, _ problems: inout [Problem]
  ) {
    let place = path.isEmpty ? "" : " at " + path
    let name = schema[type].name.text
    guard case .object(let members) = value else {
      problems.append(
        Problem(place: place, message: "Expected value of type \"\(name)\" to be an object, found: \(value.text)."))
      return
    }
    for required in schema.requiredInputs(of: type)
    where !members.contains(where: { $0.name == schema[required].name }) {
      let message =
        "Expected value of type \"\(name)\" to include required field \"\(schema[required].name.text)\", "
        + "found: \(value.text)."
      problems.append(Problem(place: place, message: message))
    }
    for member in members {
      if let field = schema.inputField(named: member.name, in: type) {
        let use = schema[field].type
        check(member.value, use.type, use.wrappers, path: "\(path).\(member.name.text)", &problems)
        continue
      }
      let names = schema.inputs[schema[type].inputFields.indices].map(\.name.text)
      let suggestion = Suggestions.didYouMean(member.name.text, among: names)
      let message =
        "Expected value of type \"\(name)\" not to include unknown field \"\(member.name.text)\""
        + (suggestion.isEmpty ? ", found" : ".\(suggestion) Found") + ": \(value.text)."
      problems.append(Problem(place: place, message: message))
    }
    if schema[type].isOneOf, members.count != 1 || members.first?.value == .null {
      problems.append(
        Problem(
          place: place,
          message:
            "Within OneOf Input Object type \"\(name)\", exactly one field must be specified, and the value for that field must be non-null."
        ))
    }
  }
}
