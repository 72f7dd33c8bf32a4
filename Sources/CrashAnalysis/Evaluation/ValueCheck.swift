import Source
import SwiftLowering
import SwiftSemantics
import Synchronization

/// Compares evaluated values with the static types of their expressions. Only tests use it.
package final class ValueCheck: Sendable {
  private struct Counts {
    var values = 0
    var conflicts: [String] = []
  }

  private let counts = Mutex(Counts())

  package init() {}

  /// The number of values that were compared with a known type.
  package var valueCount: Int { counts.withLock { $0.values } }
  /// The values that are no instances of their types.
  package var conflicts: [String] { counts.withLock { $0.conflicts } }

  func note(_ value: AbstractValue, of type: StaticType, _ description: @autoclosure () -> String, isConflict: Bool) {
    let conflict = isConflict ? "\(description()) has the type \(type) and the value \(value)" : nil
    counts.withLock { counts in
      counts.values += 1
      if let conflict { counts.conflicts.append(conflict) }
    }
  }
}

extension ExpressionEvaluator {
  /// Compares the value of an expression with its type.
  func check(_ value: AbstractValue, of expression: SwiftExpression, _ check: ValueCheck) {
    guard state.path.isReached, let typed = declarations.typed(frame.declaration) else { return }
    let type = typed.type(of: expression)
    // The compiler gives delegating initializers the type of the instance.
    guard type != .unknown, value != .unknown, !expression.isDelegatingInitializer else { return }
    check.note(
      value, of: type, "\(frame.declaration), \(expression.range)", isConflict: !mayBeInstance(value, of: type))
  }

  /// Whether a value can be an instance of a type. Types of libraries can have values of several kinds.
  private func mayBeInstance(_ value: AbstractValue, of type: StaticType) -> Bool {
    switch value {
    case .unknown, .something: return true
    case .optional(let inner): return mayBeInstance(inner, of: type)
    case .oneOf(let alternatives): return alternatives.values.allSatisfy { mayBeInstance($0, of: type) }
    default: break
    }
    switch type {
    case .unknown, .named, .variable, .parameter, .member, .opaqueResult: return true
    case .existential(let protocols):
      guard let path = state.type(of: value) else { return true }
      let lineage = names.lineage(of: path)
      return protocols.allSatisfy { !names.declares($0.path) || lineage.contains($0.path) }
    case .function: if case .callable = value { return true } else { return false }
    case .tuple(let elements):
      guard case .tuple(let parts) = value, parts.count == elements.count else { return false }
      return zip(parts, elements).allSatisfy { mayBeInstance($0, of: $1.type) }
    case .metatype: return false
    case .nominal(let path, let arguments):
      if let wrapped = type.wrapped { return value == .nothing || mayBeInstance(value, of: wrapped) }
      return mayBeInstance(value, of: type, path, arguments)
    }
  }

  private func mayBeInstance(
    _ value: AbstractValue, of type: StaticType, _ path: [Name], _ arguments: [StaticType]
  ) -> Bool {
    switch value {
    case .callable: return path.last?.text.hasSuffix("KeyPath") ?? false
    case .nothing: return path == ["NSNull"]
    case .mock(let id):
      guard case .nominal([WellKnownNames.mock], let arguments) = type, case .nominal? = arguments.first else {
        return path == [WellKnownNames.mock]
      }
      return names.mocks(typed: type)?.type == state.path.mocks[id]?.type
    case .model(let model): return names.model(typed: type) == model.type
    case .fragments: return path.last == "Fragments"
    case .record, .object, .enumeration:
      guard let own = state.type(of: value), names.declares(own) else { return !names.declares(path) }
      return names.declares(path) ? names.lineage(of: own).contains(path) : !isPlain(path)
    case .list(let values):
      guard mayBeOfLibrary(type, path), !isPlain(path) else { return false }
      return arguments.count != 1 || values.allSatisfy { mayBeInstance($0, of: arguments[0]) }
    case .boolean: return mayBeOfLibrary(type, path) && !(isPlain(path) && path != ["Bool"])
    case .integer, .number: return mayBeOfLibrary(type, path) && path != ["Bool"] && path != ["String"]
    case .string: return mayBeOfLibrary(type, path) && !["Bool", "Int", "Double", "Float"].contains(path.last)
    case .dictionary, .tuple: return mayBeOfLibrary(type, path) && !isPlain(path)
    case .unknown, .something, .optional, .oneOf: return true
    }
  }

  /// Whether all values of a type of a library are scalars.
  private func isPlain(_ path: [Name]) -> Bool { path.count == 1 && LibraryModels.plainTypes.contains(path[0]) }

  /// Whether a type is of a library, or of the program with literals.
  private func mayBeOfLibrary(_ type: StaticType, _ path: [Name]) -> Bool {
    if names.mocks(typed: type) != nil || names.model(typed: type) != nil { return false }
    return !names.declares(path)
      || names.unknownParents(of: path).contains { $0.text.hasPrefix("ExpressibleBy") }
  }
}

extension SwiftExpression {
  /// `self.init(…)` or `super.init(…)`
  fileprivate var isDelegatingInitializer: Bool {
    switch content {
    case .attempt(_, let inner): inner.isDelegatingInitializer
    case .call(let callee, _):
      if case .member(let base, WellKnownNames.initializer) = callee.content, case .name(let word) = base.content {
        word == WellKnownNames.selfName || word == WellKnownNames.superName
      } else {
        false
      }
    default: false
    }
  }
}
