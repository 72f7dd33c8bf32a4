import MockSupport
import Testing

@testable import Cinema

@Test func eachTicketIsPrinted() async throws {
  let printer = TicketPrinterMock()
  printer.printMock.result = .success(7)
  #expect(try await TicketOffice(printer: printer).sell(2, for: "Le Voyage") == 7)
  #expect(printer.printMock.calls == ["Le Voyage", "Le Voyage"])
}
