/// One change of the disk. The writer makes only changes of these kinds.
package enum WriteStep: Hashable, Sendable {
  case makeDirectory(String)
  /// An empty file is made that did not exist.
  case create(String)
  /// Bytes are written to a new file.
  case fill(String)
  /// Bytes are added to an existing file.
  case append(String)
  case sync(String)
  /// Bytes replace those in a file that no other process has open.
  case refill(String)
  /// A file gets a second name.
  case link(from: String, to: String)
  case rename(from: String, to: String)
  /// Two files are exchanged.
  case exchange(String, with: String)
  case remove(String)
  case removeDirectory(String)
}

/// The result of a step. Tests choose it; otherwise every step happens.
package enum WriteFate: Hashable, Sendable {
  case happens
  /// The step fails with this error number of the system.
  case fails(Int32)
  /// The process dies before the step: nothing after it happens either.
  case dies
  /// The process dies in the middle of the step: half of the bytes are written.
  case tears
}
