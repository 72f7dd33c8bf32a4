public protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where Self == AllCases.Element
  static var allCases: AllCases { get }
}
