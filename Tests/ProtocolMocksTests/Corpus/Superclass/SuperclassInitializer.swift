class SuperclassWithInitializer {
  let name: String

  init(name: String) { self.name = name }
}

/// @mockable
protocol SuperclassInitializer: SuperclassWithInitializer { func run() }
