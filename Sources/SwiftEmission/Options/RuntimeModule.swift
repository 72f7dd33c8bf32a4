/// The modules of a runtime: all in which generated code for one differs from that for another.
package struct RuntimeModule: Hashable, Sendable {
  /// The module that declares what models are made of: `Object`, `SelectionSet` and so on.
  package var api: String
  /// The module that declares `Mock`.
  package var testSupport: String
}

extension EmissionOptions {
  /// The modules under the generated code.
  package var runtimeModule: RuntimeModule {
    switch runtime {
    case .apollo:
      let isInPods = usesCocoaPodsModules && !version.isSecondGeneration
      return RuntimeModule(api: isInPods ? "Apollo" : "ApolloAPI", testSupport: "ApolloTestSupport")
    case .mockSupport:
      return RuntimeModule(api: "MockSupport", testSupport: "MockSupport")
    }
  }
}
