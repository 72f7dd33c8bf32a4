import Source
import SwiftLowering

/// Tasks, task groups, continuations and streams of the standard library.
///
/// A task is a record with its closure. Groups, streams and continuations are objects that collect values.
struct ConcurrencyEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Makes a task, runs a task group or a function with a continuation, or makes a stream; nil for other calls.
  func concurrencyCall(_ name: Name, _ arguments: [SwiftExpression.Argument], at range: TextRange) -> AbstractValue? {
    guard let form = ConcurrencyForm(name), let last = arguments.last, last.isTrailing,
      case .closure(let closure) = last.value.content, form == .task || closure.takesArguments,
      names.isUndeclared(name), !names.hasRival(name)
    else { return nil }
    for argument in arguments.dropLast() { escape(evaluate(argument.value)) }
    guard case .callable(let body) = evaluate(last.value) else { return nil }
    switch form {
    case .task:
      closures.escape(callable: body, at: last.value.range)
      let fields: [Name: AbstractValue] = [
        ConcurrencyForm.contents: .callable(body), ConcurrencyForm.start: .integer(state.beginTask()),
      ]
      return .record(Record(type: [ConcurrencyForm.taskType], fields: fields))
    case .group:
      let group = state.makeObject([ConcurrencyForm.groupType], fields: [ConcurrencyForm.contents: .list([])])
      let result = closures.invoke(body, [.object(group)], at: range)
      escape(.object(group))
      return result
    case .continuation:
      let continuation = state.makeObject([ConcurrencyForm.continuationType])
      _ = closures.invoke(body, [.object(continuation)], at: range)
      let object = state.path.objects[continuation]
      escape(.object(continuation))
      if let object, !object.isShared, let value = object.fields[ConcurrencyForm.contents], value != .unknown {
        return value
      }
      mayThrowIfTried()
      return .unknown
    case .stream:
      let stream = state.makeObject([ConcurrencyForm.streamType], fields: [ConcurrencyForm.contents: .list([])])
      _ = closures.invoke(body, [.object(stream)], at: range)
      return .object(stream)
    }
  }

  /// Returns the result of a task; nil if it is no task.
  func taskValue(_ name: Name, of value: AbstractValue, at range: TextRange) -> AbstractValue? {
    guard name == ConcurrencyForm.value, case .record(let record) = value,
      record.type == [ConcurrencyForm.taskType],
      case .callable(let body)? = record.fields[ConcurrencyForm.contents],
      case .integer(let start)? = record.fields[ConcurrencyForm.start]
    else { return nil }
    if state.isUnchanged(sinceTask: start) { return closures.invoke(body, [AbstractValue](), at: range) }
    // The task may have run before or after the changes.
    var result = AbstractValue.unknown
    maybe { result = closures.invoke(body, [AbstractValue](), at: range) }
    escape(result)
    return .unknown
  }

  /// Calls a method of a group, stream or continuation; nil if it is none of these.
  func concurrencyMethod(
    _ name: Name, of value: AbstractValue, _ arguments: [SwiftExpression.Argument], at range: TextRange
  ) -> AbstractValue? {
    guard case .object(let id) = value, let object = state.path.objects[id], object.type.count == 1 else { return nil }
    switch (object.type[0], name.text) {
    case (ConcurrencyForm.groupType, "addTask"):
      guard let last = arguments.last, case .callable(let body) = evaluate(last.value) else { return nil }
      var result = AbstractValue.unknown
      // The task runs at any time until the group ends, so other code may see its changes or not.
      let changes = watching { result = closures.invoke(body, [AbstractValue](), at: range) }
      forget(changes)
      add(result, to: id)
      return .tuple([])
    case (ConcurrencyForm.groupType, "waitForAll"), (ConcurrencyForm.streamType, "finish"): return .tuple([])
    case (ConcurrencyForm.streamType, "yield"):
      guard arguments.count == 1 else { return nil }
      add(evaluate(arguments[0].value), to: id)
      return .something
    case (ConcurrencyForm.continuationType, "resume"):
      guard arguments.count == 1 else { return .tuple([]) }
      return resume(id, arguments[0])
    default: return nil
    }
  }

  private func resume(_ id: ObjectID, _ argument: SwiftExpression.Argument) -> AbstractValue {
    let value = evaluate(argument.value)
    if argument.label == "returning" {
      properties.store(value, in: ConcurrencyForm.contents, of: id)
    } else if argument.label == "with", case .enumeration(let result) = value, result.name == EnumerationValue.success,
      let content = result.payload.first
    {
      properties.store(content, in: ConcurrencyForm.contents, of: id)
    } else {
      escape(value)
      properties.store(.unknown, in: ConcurrencyForm.contents, of: id)
    }
    return .tuple([])
  }

  private func add(_ value: AbstractValue, to id: ObjectID) {
    guard let object = state.path.objects[id], !object.isShared,
      case .list(let values)? = object.fields[ConcurrencyForm.contents]
    else { return escape(value) }
    properties.store(.list(values + [value]), in: ConcurrencyForm.contents, of: id)
  }

  /// Returns the values of a group or stream as a list; nil if they are unknown.
  func libraryElements(of id: ObjectID) -> AbstractValue? {
    guard let object = state.path.objects[id], !object.isShared,
      case .list(let values)? = object.fields[ConcurrencyForm.contents]
    else { return nil }
    if object.type == [ConcurrencyForm.streamType] { return .list(values) }
    guard object.type == [ConcurrencyForm.groupType] else { return nil }
    return AbstractValue.inUnknownOrder(values).map { .list($0) }
  }
}

extension SwiftClosure {
  /// Whether it uses an argument.
  fileprivate var takesArguments: Bool { !parameters.isEmpty || mentions.names.contains("$0") }
}

/// A function or type of the standard library that makes a task, task group, continuation or stream.
enum ConcurrencyForm {
  case task, group, continuation, stream

  init?(_ name: Name) {
    switch name {
    case Self.taskName: self = .task
    case "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup":
      self = .group
    case "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation":
      self = .continuation
    case "AsyncStream", "AsyncThrowingStream": self = .stream
    default: return nil
    }
  }

  static let taskName: Name = "Task"
  /// The property that has the result of a task.
  static let value: Name = "value"
  /// The property that holds the closure of a task, or the values of the others.
  static let contents: Name = "%contents"
  /// The property that holds the number of the path at which a task was made.
  static let start: Name = "%start"
  // No type of a program has these names.
  static let taskType: Name = "%Task"
  static let groupType: Name = "%TaskGroup"
  static let continuationType: Name = "%Continuation"
  static let streamType: Name = "%AsyncStream"
}
