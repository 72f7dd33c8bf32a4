import Source
import SwiftCode

/// Renders the names of all referenced unions; nil if there are none.
package func renderUnions(_ unions: [Name], options: EmissionOptions) -> EmittedFile? {
  abstractTypesFile(
    unions, .union, runtimeType: "Union", fileName: EmissionOptions.unionsFileName, options: options)
}
