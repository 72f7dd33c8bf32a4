import HarbourAPI

/// Returns the text that the app shows for a ferry.
public func label(_ data: FerryQuery.Data) -> String {
  guard let ferry = data.ferry else { return "unknown" }
  return "\(ferry.cars) cars"
}
