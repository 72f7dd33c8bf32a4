/// The modules of a runtime, which generated code imports.
package struct RuntimeModule: Hashable, Sendable {
  /// The module with the types of models, such as `Object` and `SelectionSet`.
  package var api: String
  /// The module with `Mock`.
  package var testSupport: String
}

extension EmissionOptions {
  /// Whether files import the modules of public declarations publicly, so that they compile with the upcoming feature
  /// `InternalImportsByDefault`. Apollo's generator doesn't.
  var importsPublicly: Bool { runtime == .mockSupport }

  /// The modules of the runtime.
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
