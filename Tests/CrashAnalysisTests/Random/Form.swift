/// What random functions do, by the forms that the analysis claims to follow.
enum Form: String, CaseIterable {
  // How mocks are made.
  case bareMock, initializerWithArguments, contextualInit, mockFunction, factory, ternaryMock, aliasOfMock
  // What is done with them.
  case setLeaf, setNil, setNull, setOnCondition, setObject, setThroughChain, setList, nilInList, append, replaceMock
  case listOfMocks, setElement, replaceElement, forEachClosure, forOverMocks, fillingHelper, helperWithDefaultArgument
  case calledClosure, localFunction, capturedMock, addition, inOutParameter, configurationClosure, genericHelper
  case overload, overloadByLabel, overloadedResult, forcedChain
  // What decides whether it is done.
  case deferStatement, repeatLoop, label, compilationCondition
  case branch, otherwise, loop, exitFromLoop, choice, earlyReturn, doCatch, throwError
  // Where it stands.
  case staticProperty, globalProperty, computedProperty, builder, storedProperty, initializer, method, setUp
  case lazyProperty, specification, sharedMockOfExamples, parameterized
  // What is made of them.
  case conversion, asyncConversion, variables, absentVariables
  // What is read.
  case readLeaf, readInArgument, readInInterpolation, throughLet, optionalChain, ifLet, guardLet, forOverModels
  case mapClosure, mapKeyPath, firstElement, nilCoalescedList, fragmentAccessor, forcedUnwrap, requiredValue
  case compactMap, filter, lastElement, readInAssertion, inlineFragmentAccessor
}
