import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// A call of a function of the code under test, with the canonical shape of its arguments.
///
/// Calls with equal shapes have equal results, wherever they are. So an edit of the function runs it once for each
/// shape, and examines tests only if a result changes.
package struct AppliedCall: Hashable, Sendable, CustomStringConvertible {
  let function: SwiftFunction.ID
  /// Whether it is called while another applied call runs.
  package let isNested: Bool
  /// The value of `self`; nil for a function without one.
  let receiver: AbstractValue?
  /// The arguments by parameter; nil for one whose default value is used.
  let arguments: [AbstractValue?]
  /// The types that the function's generic parameters stand for, as far as they are known.
  let genericArguments: [Name: StaticType]
  /// The mocks that models in the values read, as they were at each conversion.
  let snapshots: [[MockID: AbstractMock]]

  package var description: String { "\(function.declaration)" }

  /// Runs the function by itself.
  ///
  /// - Complexity: bounded by `StepBudget`.
  package func result(in program: any SwiftProgram, _ code: GeneratedCode) -> AppliedResult {
    let evaluation = Evaluation(ProgramDeclarations(program, code), in: function.declaration)
    evaluation.appliedCalls.begin(isNested ? .nested : .outer, snapshots, genericArguments)
    return evaluation.appliedCalls.result(of: self)
  }
}

/// The kinds of applied calls that an evaluation runs.
enum Application: Hashable {
  /// None: it runs a test.
  case none
  /// A call by a test. Its own calls are applied as nested calls.
  case outer
  /// A call by an applied call. It evaluates the bodies of all functions that it calls, because a query can't ask for
  /// its own type.
  case nested
}

/// The result of an `AppliedCall`, in the terms of its shape.
package struct AppliedResult: Hashable, Sendable {
  var value = AbstractValue.unknown
  /// The value of `self` after the call.
  var receiver: AbstractValue?
  /// Whether the function may have thrown an error.
  var mayThrow = false
  /// Whether any path comes back to the caller.
  var returns = true
  /// The steps that the evaluation took, rounded up, so that small edits don't change them.
  var steps = 0
  var events: [Event] = []
  /// The fields that the function and its callees read.
  var fields: Set<ReadField> = []
  /// Whether the result describes all effects of the call. Otherwise the caller evaluates the body itself.
  var isComplete = true

  /// The result of a call whose effects the shape can't describe.
  package static let incomplete = AppliedResult(isComplete: false)

  /// An event in the function that may lead to a diagnostic in the caller.
  struct Event: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      /// A read of a field that may be missing.
      case read(Name, Crash.Kind, isSure: Bool)
      /// The model is handed to code that is not followed.
      case escape
    }

    let content: Content
    let model: Model
    /// The declaration to which the range is relative.
    let declaration: DeclarationID
    let range: TextRange
    /// Whether the point is reached whenever the function is called.
    let isCertain: Bool
    let isUncertainEscape: Bool
    /// The place of the innermost call; nil if that is the applied call.
    let call: Location?
    /// The places of the calls between the applied call and the point, the outermost first.
    let innerCalls: [Location]
  }
}
