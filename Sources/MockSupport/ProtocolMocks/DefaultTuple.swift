/// Values of tuples, made of the values that say nothing of their elements; nil where an element has none.
///
/// What a tuple is made of is only said by its metadata, whose layout is part of Swift's stable ABI:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.md#tuple-metadata
func defaultTuple<Value>(of type: Value.Type) -> Value? {
  guard let elements = tupleElements(of: type) else { return nil }
  // All values are made before any is put into its place, so that none has to be taken back.
  var initializers: [(UnsafeMutableRawPointer) -> Void] = []
  for element in elements {
    guard let initializer = initializer(of: element.type) else { return nil }
    initializers.append(initializer)
  }
  return makeTuple(of: type, zip(elements.map(\.offset), initializers))
}

/// Makes a tuple by putting each element into its place.
///
/// - Parameter elements: all of them, by their offsets in bytes.
func makeTuple<Value>(
  of type: Value.Type, _ elements: some Sequence<(Int, (UnsafeMutableRawPointer) -> Void)>
) -> Value {
  let memory = UnsafeMutableRawPointer.allocate(
    byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
  defer { memory.deallocate() }
  for (offset, initialize) in elements { initialize(memory + offset) }
  return memory.assumingMemoryBound(to: Value.self).move()
}

private func initializer<Element>(of type: Element.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
  guard let value = defaultMockResult(of: type) else { return nil }
  return { memory in memory.initializeMemory(as: Element.self, to: value) }
}

/// The types of a tuple's elements with their places in bytes; nil for all other types.
func tupleElements(of type: Any.Type) -> [(type: Any.Type, offset: Int)]? {
  let word = MemoryLayout<UInt>.size
  // The metadata is alive as long as the process: a word for the kind of type, the number of elements, their labels,
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
