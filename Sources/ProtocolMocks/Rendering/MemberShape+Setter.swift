import SwiftCode

extension MemberShape {
  /// Creates the setter of a subscript: a method with the new value as its last parameter.
  init(setterOf fact: MemberFact, name: String, isolation: String?, standard: StandardNames) {
    var method = fact
    let type = fact.result?.text ?? "Void"
    method.parameters.append(ParameterFact(label: "_", name: "newValue", spelled: type, type: type))
    method.result = nil
    self.init(method, name: name, isolation: isolation, standard: standard)
    guard let index = parameters.indices.last else { return }
    let erased = Set(fact.generics.map(\.name))
    parameters[index] = ParameterShape(
      method.parameters[index], name: "newValue", erased: erased, packs: [], isRethrown: false, standard: standard)
    if isolation == nil, !fact.isAsync { handler = .function(handlerType) }
    arguments = standard.tuple(
      parameters.compactMap { parameter in parameter.recorded.map { TupleElement(parameter.label, $0) } })
  }

  private var handlerType: FunctionType {
    FunctionType(parameters.compactMap(\.handled), effects: Effects(), returns: standard.void)
  }
}
