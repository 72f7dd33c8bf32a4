/// @mockable
protocol SelfTypesMetatype {
  func own() -> Self.Type
  static func register(_ type: Self.Type, _ types: [Self.Type])
}
