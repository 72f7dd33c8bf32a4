import Source
import SwiftCode

/// Renders the names of all referenced interfaces; nil if there are none.
package func renderInterfaces(_ interfaces: [Name], options: EmissionOptions) -> EmittedFile? {
  abstractTypesFile(
    interfaces, .interface, runtimeType: "Interface", fileName: EmissionOptions.interfacesFileName, options: options)
}
