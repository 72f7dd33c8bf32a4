import CLibrary

/// The time of day for messages.
enum TimeOfDay {
  /// The local time, such as “09:05:30”.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
