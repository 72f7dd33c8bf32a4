#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Runs one sample: `crash-samples NAME`. Without a name, lists them.
let all =
  mockForms + readForms + controlForms + helperForms + codeForms + suiteForms + specForms + flowForms + builderForms
  + overloadForms + listForms + patternForms + enumForms + propertyForms + observerForms + wrapperForms
  + mutatingReadForms + mutationForms + ownMutationForms + methodForms + localFunctionForms + staticTypeForms
  + declaredClassForms + throwingForms + concurrencyForms + fakeForms + appForms + valueForms
  + typeCheckForms + stubForms
  + assertionCases + captureCases + closureCases + deferCases + extensionCases + factoryCases + fetchCases
  + genericCases + inOutCases + listChangeCases + localFunctionCases + mockMemberCases + modelValueCases
  + mutableModelCases + mutationCases + optionalCases + protocolCases + sharedReadCases + staticTypeCases
  + suiteCases + toggleCases + tupleCases + viewModelCases + weakCases + wrapperCases
if let name = CommandLine.arguments.dropFirst().first {
  guard let sample = all.first(where: { $0.name == name }) else { exit(2) }
  try? await sample.body()
} else {
  for sample in all { print(sample.name) }
}
