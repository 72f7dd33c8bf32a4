import Source
import SwiftLowering

/// Weak variables, whose objects may be gone.
extension Evaluator {
  /// Returns the value of a variable. The object of a weak one is surely there if a function that is being run holds
  /// it.
  func value(ofVariable variable: Int) -> AbstractValue {
    let value = state.value(of: variable)
    guard state.isWeak(variable), case .optional(.object(let id)) = value, isHeld(id) else { return value }
    return .object(id)
  }

  /// Whether a variable of a function that is being run surely holds an object, itself or in its value.
  private func isHeld(_ id: ObjectID) -> Bool {
    let functions = (callers + [frame]).filter { !$0.hasSurroundings }
    var open = functions.flatMap { $0.names.values }.map { state.value(of: $0) }
    var seen: Set<ObjectID> = []
    while let value = open.popLast() {
      switch value {
      case .object(id): return true
      case .object(let other):
        guard seen.insert(other).inserted, let object = state.path.objects[other], !object.isShared else { continue }
        open += strongFields(object.fields, of: object.type)
      case .record(let record): open += strongFields(record.fields, of: record.type)
      case .list, .tuple, .dictionary, .enumeration: open += value.parts
      // An optional may hold nothing.
      default: continue
      }
    }
    return false
  }

  private func strongFields(_ fields: [Name: AbstractValue], of type: [Name]) -> [AbstractValue] {
    fields.filter { names.storedProperty($0.key, of: type)?.property.isWeak != true }.map(\.value)
  }
}
