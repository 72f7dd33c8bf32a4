import Source
import SwiftLibraries
import SwiftLowering
import SwiftSemantics

/// The choice between functions of one name. Types are needed only if several of them fit.
extension NameResolver {
  /// Returns the one of some functions of one type that a call means.
  ///
  /// - Parameter isExact: whether no subclass can replace it.
  func choose(_ candidates: [SwiftFunction.ID], _ site: CallSite, isExact: Bool) -> Resolution {
    let fitting = candidates.filter { isVisible($0) && program[$0].assignment(of: site.arguments) != nil }
    guard let id = fitting.count == 1 ? fitting[0] : selected(among: fitting, site) else {
      return candidates.isEmpty ? .unknown : .witnesses
    }
    let function = program[id]
    let isReplaced =
      !isExact
      && program.functions(named: function.name).contains {
        program[$0].isOverride && program[$0].enclosing != function.enclosing
      }
    // The code under test may have one that fits better.
    return isReplaced || hasRival(function.name, in: function.enclosing.last) ? .witnesses : .one(id)
  }

  /// Returns the one of several functions that the types of a call select; nil if they are not known.
  private func selected(among candidates: [SwiftFunction.ID], _ site: CallSite) -> SwiftFunction.ID? {
    guard !candidates.isEmpty, let id = types.call(at: site.number)?.callee.function else { return nil }
    if candidates.contains(id) { return id }
    guard let declared = program.function(id) else { return nil }
    // The type of the value has another function in the place of a requirement, or of a method of a superclass.
    let named = candidates.filter { program[$0].labels == declared.labels }
    let replacing = named.count == 1 ? named : named.filter { program[$0].hasParameters(of: declared) }
    return replacing.count == 1 ? replacing[0] : nil
  }

  /// Returns the meaning of a call of a function that a library declares, too; nil if it means one of the program, or if
  /// only the program has such a function.
  func meaningBesideLibrary(_ name: Name, _ site: CallSite) -> Resolution? {
    guard SwiftLibraries.declaresFunction(named: name) else { return nil }
    guard let id = types.call(at: site.number)?.callee.function else { return .witnesses }
    return program.function(id) == nil ? .unknown : nil
  }
}

extension SwiftFunction {
  /// The labels of its parameters.
  var labels: [Name?] { parameters.map(\.label) }

  /// Whether its parameters have the labels and the written types of another function.
  func hasParameters(of other: SwiftFunction) -> Bool {
    labels == other.labels && parameters.map(\.type) == other.parameters.map(\.type)
  }

  /// Returns the argument of each parameter, if it has one; nil if the arguments don't fit. A variadic parameter gets a
  /// list.
  func assignment(of arguments: [SwiftExpression.Argument]) -> [SwiftExpression.Argument?]? {
    var rest = arguments[...]
    var result: [SwiftExpression.Argument?] = []
    for parameter in parameters {
      if parameter.isVariadic {
        result.append(parameter.list(from: &rest))
        continue
      }
      if let next = rest.first, next.isTrailing ? parameter.takesClosure : next.label == parameter.label {
        result.append(rest.removeFirst())
      } else {
        guard parameter.defaultValue != nil else { return nil }
        result.append(nil)
      }
    }
    return rest.isEmpty ? result : nil
  }
}

extension SwiftFunction.Parameter {
  /// Whether it can get a trailing closure.
  fileprivate var takesClosure: Bool { type == .other || defaultValue == nil }

  /// Takes the arguments of a variadic parameter, of which only the first one has the label.
  fileprivate func list(from rest: inout ArraySlice<SwiftExpression.Argument>) -> SwiftExpression.Argument {
    var values: [SwiftExpression] = []
    while let next = rest.first, !next.isTrailing, next.label == (values.isEmpty ? label : nil) {
      values.append(next.value)
      rest.removeFirst()
    }
    let range = values.first.map { TextRange($0.range.lower, (values.last ?? $0).range.upper) }
    return SwiftExpression.Argument(label: label, SwiftExpression(.array(values), range ?? TextRange(at: 0)))
  }
}
