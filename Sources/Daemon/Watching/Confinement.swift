import FileAccess

extension WriterSeat {
  func confine(to access: AccessPolicy) {}
}

extension WatchedOutputs {
  mutating func confine(to access: AccessPolicy) {}
}
