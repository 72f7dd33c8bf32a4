/// A value with weak references to objects. Objects are found in values, optionals, and elements of tuples.
struct WeakValue<Value> {
  private enum Storage {
    case value(Value)
    case object(WeakReference)
    case tuple([WeakElement])
  }

  private let storage: Storage

  init(_ value: Value) {
    if let object = referencedObject(value) {
      storage = .object(WeakReference(object))
    } else if let elements = tupleElements(of: Value.self) {
      storage = withUnsafePointer(to: value) { .tuple(weakElements(elements, in: UnsafeRawPointer($0))) }
    } else {
      storage = .value(value)
    }
  }

  /// The value; nil if one of its objects was deallocated.
  var value: Value? {
    switch storage {
    case .value(let value): return value
    case .object(let reference):
      guard let object = reference.object else { return nil }
      return object as? Value
    case .tuple(let elements):
      // All elements are retained before the first is initialized, so that no initialization must be undone.
      var initializers: [(UnsafeMutableRawPointer) -> Void] = []
      for element in elements {
        guard let initializer = element.initializer() else { return nil }
        initializers.append(initializer)
      }
      return makeTuple(of: Value.self, zip(elements.map(\.offset), initializers))
    }
  }
}

/// A weak reference to an object.
private struct WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// An element of a tuple, with weak references to its objects.
private struct WeakElement {
  let offset: Int
  /// Returns a function that initializes the element in memory; nil if one of its objects was deallocated.
  let initializer: () -> ((UnsafeMutableRawPointer) -> Void)?
}

private func weakElements(_ elements: [(type: Any.Type, offset: Int)], in tuple: UnsafeRawPointer) -> [WeakElement] {
  var result: [WeakElement] = []
  for element in elements { result.append(weakElement(element.type, tuple + element.offset, offset: element.offset)) }
  return result
}

private func weakElement<Element>(
  _ type: Element.Type, _ place: UnsafeRawPointer, offset: Int
) -> WeakElement {
  let element = WeakValue<Element>(place.assumingMemoryBound(to: Element.self).pointee)
  return WeakElement(offset: offset) {
    guard let value = element.value else { return nil }
    return { memory in memory.initializeMemory(as: Element.self, to: value) }
  }
}

/// Returns the object that a value or an optional holds; nil for all other values.
private func referencedObject<Value>(_ value: Value) -> AnyObject? {
  var content: Any = value
  if Value.self is any ExpressibleByNilLiteral.Type, let wrapped = Mirror(reflecting: value).children.first {
    content = wrapped.value
  }
  // The type is checked, since a cast would box values that are not objects.
  return type(of: content) is AnyClass ? content as AnyObject : nil
}
