import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// One evaluation of a function with abstract values: everything that changes while it runs.
///
/// Its results hold for every run. Unsupported code makes values unknown, or makes the rest of the function one that
/// may not be reached. It stops when its `StepBudget` is spent.
final class Evaluation {
  let declarations: ProgramDeclarations
  var state = AbstractState()
  var frame: Frame
  var context = EvaluationContext()
  var diagnostics: DiagnosticCollector
  var stack = CallStack()
  /// The functions whose calls lead to the current frame.
  var callers: [Frame] = []
  /// The outline of the specification that is being run.
  var spec = SpecOutline()
  var budget = StepBudget()
  /// The applied call that it runs by itself.
  var application = Application.none
  /// The types that the generic parameters of the applied function stand for.
  var appliedArguments: [Name: StaticType] = [:]
  /// The models that it reads if only their types are known; nil if models have mocks.
  var symbolicModels: SymbolicModels?

  /// - Parameters:
  ///   - declarations: can be shared by all evaluations of the program on one thread.
  ///   - declaration: the declaration that is run.
  init(_ declarations: ProgramDeclarations, in declaration: DeclarationID) {
    self.declarations = declarations
    diagnostics = DiagnosticCollector(declarations.code)
    frame = Frame(declaration: declaration)
  }
}

extension Evaluation: Evaluator {
  var evaluation: Evaluation { self }
}
