/// @mockable
protocol GenericsMetatype {
  func register<S>(_ type: S.Type, _ make: @escaping () -> S)
  func resolve<S>(_ type: S.Type) -> S?
}
