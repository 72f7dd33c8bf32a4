/// @mockable
protocol TicketPrinter: Sendable {
  func print(_ line: String) async throws -> Int
}

/// Sells tickets.
struct TicketOffice {
  let printer: any TicketPrinter

  /// Prints tickets and returns the number of the last one.
  func sell(_ count: Int, for title: String) async throws -> Int {
    var number = 0
    for _ in 0..<count { number = try await printer.print(title) }
    return number
  }
}
