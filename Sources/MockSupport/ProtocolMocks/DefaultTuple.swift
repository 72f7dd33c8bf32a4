/// Returns a tuple of its elements' defaults; nil if an element has none, or for other types.
///
/// The elements are read from the type's metadata. Its layout is part of Swift's stable ABI:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.md#tuple-metadata
func defaultTuple<Value>(of type: Value.Type, _ values: MockDefaultValues) -> Value? {
  guard let elements = tupleElements(of: type) else { return nil }
  // All values are created before the first is initialized in memory, so that no initialization must be undone.
  var initializers: [(UnsafeMutableRawPointer) -> Void] = []
  for element in elements {
    guard let initializer = initializer(of: element.type, values) else { return nil }
    initializers.append(initializer)
  }
  return makeTuple(of: type, zip(elements.map(\.offset), initializers))
}

/// Creates a tuple by initializing each element in memory.
///
/// - Parameter elements: the offsets in bytes of all elements, with functions that initialize them.
func makeTuple<Value>(
  of type: Value.Type, _ elements: some Sequence<(Int, (UnsafeMutableRawPointer) -> Void)>
) -> Value {
  let memory = UnsafeMutableRawPointer.allocate(
    byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
  defer { memory.deallocate() }
  for (offset, initialize) in elements { initialize(memory + offset) }
  return memory.assumingMemoryBound(to: Value.self).move()
}

private func initializer<Element>(
  of type: Element.Type, _ values: MockDefaultValues
) -> ((UnsafeMutableRawPointer) -> Void)? {
  guard let value = defaultMockResult(of: type, values) else { return nil }
  return { memory in memory.initializeMemory(as: Element.self, to: value) }
}

/// Returns the types and offsets in bytes of a tuple's elements; nil for other types.
func tupleElements(of type: Any.Type) -> [(type: Any.Type, offset: Int)]? {
  let word = MemoryLayout<UInt>.size
  // The metadata is never deallocated. It has a word for the kind of type, the number of elements, their labels, and
  // then two words for each element.
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  let kindOfTuples: UInt = 0x301
  guard metadata.load(as: UInt.self) == kindOfTuples else { return nil }
  let count = metadata.load(fromByteOffset: word, as: UInt.self)
  return (0..<Int(count)).map { index in
    let element = metadata + (3 + 2 * index) * word
    return (element.load(as: Any.Type.self), Int(element.load(fromByteOffset: word, as: UInt32.self)))
  }
}
