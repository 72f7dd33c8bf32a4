import Daemon

/// An event that wakes the loop.
enum Event: Sendable {
  /// Bytes of the client.
  case input([UInt8])
  /// The client has closed its end, or its process has ended.
  case clientDisconnected
  /// The full output queue has room again.
  case outputDrained
  /// An event for a workspace, by its number.
  case workspace(WatchInput, Int)
  /// A configuration may have appeared in a folder without one.
  case configuration(folder: String)
}
