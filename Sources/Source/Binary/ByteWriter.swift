/// Writes values as bytes that `ByteReader` reads. Equal values give equal bytes on all machines.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// - Parameter value: not negative, and less than 2³².
  package mutating func write(count value: Int) { write(UInt32(clamping: value)) }

  package mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  package mutating func write(_ value: [UInt8]) {
    write(count: value.count)
    bytes.append(contentsOf: value)
  }

  package mutating func write(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      write(count: utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  package mutating func write(_ value: SHA256) {
    for index in value.words.indices { write(value.words[index]) }
  }

  package mutating func write<Element>(_ values: [Element], _ element: (inout ByteWriter, Element) -> Void) {
    write(count: values.count)
    for value in values { element(&self, value) }
  }
}
