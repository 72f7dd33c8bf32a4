import Source
import SwiftLowering

/// The fields of a model that a function reads from one of its parameters or from `self`.
package struct ModelReads: Hashable, Sendable {
  /// The name of the parameter, or `self`.
  package let parameter: Name
  /// The place of the type of the parameter, relative to the declaration of the function; nil for `self`.
  package var type: TextRange?
  /// The Swift name of the model: `HeroQuery.Data`
  package let model: String
  /// The properties that every call reads, as paths in order: `hero.name`
  package var sure: [String] = []
  /// The other properties that a call may read.
  package var possible: [String] = []
  /// Whether the function passes the model, or a part of it, to code that is not followed.
  package var escapes = false
}

extension SwiftProgram {
  /// Returns the reads of a function from each parameter that is a model, an optional model or a list of models.
  ///
  /// The function runs twice with models of which only the types are known: once where all lists have one element, and
  /// once where they are empty. Reads are sure if both runs execute them surely.
  ///
  /// - Complexity: bounded by `StepBudget`.
  package func modelReads(of id: SwiftFunction.ID, _ code: GeneratedCode) -> [ModelReads] {
    let declarations = ProgramDeclarations(self, code)
    let runs = [false, true].map { hasEmptyLists in
      Evaluation(declarations, in: id.declaration).readsOfSymbolicModels(in: id, hasEmptyLists: hasEmptyLists)
    }
    let function = self[id]
    return runs[0].parameters.map { index, model in
      let parameter = index == SymbolicModels.selfIndex ? nil : function.parameters[index]
      var result = ModelReads(
        parameter: parameter?.name ?? WellKnownNames.selfName, type: parameter?.written?.range,
        model: code.text(of: model))
      let found = runs.map { $0.reads(ofParameter: index) }
      for path in Set(found.joined().map(\.key)).sorted() {
        if found.allSatisfy({ $0[path] == true }) { result.sure.append(path) } else { result.possible.append(path) }
      }
      result.escapes = runs.contains { $0.escaped.contains(index) }
      return result
    }
  }
}

extension Evaluation {
  /// Runs a function with symbolic models as arguments, and returns the models with their reads.
  fileprivate func readsOfSymbolicModels(in id: SwiftFunction.ID, hasEmptyLists: Bool) -> SymbolicModels {
    let function = program[id]
    var models = SymbolicModels(hasEmptyLists: hasEmptyLists)
    let scope = names.scope(of: id)
    let resolver = names
    let values = function.parameters.enumerated().map { index, parameter in
      models.value(ofParameter: index, resolver.resolved(parameter.type, in: scope)) { resolver.model(canonical: $0) }
        ?? .unknown
    }
    let own = function.isStatic ? nil : resolver.receiver(of: id)
    let receiver = own.flatMap { type in
      models.value(ofParameter: SymbolicModels.selfIndex, type) { resolver.model(canonical: $0) }
    }
    guard !models.parameters.isEmpty else { return models }
    symbolicModels = models
    appliedCalls.begin(.nested, [[:]])
    var variables: [Int] = []
    _ = functions.call(id, given: values, on: receiver ?? instance(for: function, id), at: CallSite(), &variables)
    guard let events = diagnostics.completeEvents, !evaluation.budget.isSpent else {
      symbolicModels?.noteEscapeOfAll()
      return symbolicModels ?? models
    }
    for event in events { symbolicModels?.noteEscape(of: event.model) }
    return symbolicModels ?? models
  }

  /// Returns the instance that an initializer fills.
  private func instance(for function: SwiftFunction, _ id: SwiftFunction.ID) -> AbstractValue? {
    guard function.kind == .initializer else { return nil }
    let path = names.home(of: id)
    return names.declaration(of: path)?.kind.map { instances.blank(path, $0) }
  }
}
