/// The forms of code in random functions that the analysis claims to follow.
enum Form: String, CaseIterable {
  // Ways to make mocks.
  case bareMock, initializerWithArguments, contextualInit, mockFunction, factory, ternaryMock, aliasOfMock
  // Changes of mocks.
  case setLeaf, setNil, setNull, setOnCondition, setObject, setThroughChain, setList, nilInList, append, replaceMock
  case listOfMocks, setElement, replaceElement, forEachClosure, forOverMocks, fillingHelper, helperWithDefaultArgument
  case calledClosure, localFunction, capturedMock, addition, inOutParameter, configurationClosure, genericHelper
  case overload, overloadByLabel, overloadedResult, forcedChain
  // Conditions and control flow.
  case deferStatement, repeatLoop, label, compilationCondition
  case branch, otherwise, loop, exitFromLoop, choice, earlyReturn, doCatch, throwError
  // Enclosing declarations.
  case staticProperty, globalProperty, computedProperty, builder, storedProperty, initializer, method, setUp
  case lazyProperty, specification, sharedMockOfExamples, parameterized
  // Conversions.
  case conversion, asyncConversion, variables, absentVariables
  // Reads.
  case readLeaf, readInArgument, readInInterpolation, throughLet, optionalChain, ifLet, guardLet, forOverModels
  case mapClosure, mapKeyPath, firstElement, nilCoalescedList, fragmentAccessor, forcedUnwrap, requiredValue
  case compactMap, filter, lastElement, readInAssertion, inlineFragmentAccessor
  case sorted, reduce, contains, allSatisfy, firstWhere, flatMap, zip, dropFirst, indices, maximum
  case optionalPattern, optionalCase, optionalMap, ifValue, switchValue
  // Ways that models take before they are read.
  case result, taskValue, continuation, payload, observedProperty, computedSetter, listElement, ternaryModel
  case modelOfIf, cast, functionValue, stream, subscripting, localObserver, wrappedProperty, wrappedSetter
  case projectedValue, mutatingGetter, mutatingSubscript, enumSetter
  // Code under test that reads models.
  case modelExtension, computedInExtension, listExtension, staticMapper, appInitializer, initializerReference
  case nestedViewModel, store, storeWithObserver, lazyInApp, stateOfApp, fakeService, fakeWithClosure, callback
  case appGeneric, appGuard, unusedInApp
  // More loops and mocks.
  case rangeLoop, mocksOfRange, mockOfIf
}
