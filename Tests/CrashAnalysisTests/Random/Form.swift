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

  // The forms of `CodeForm`, by their files.

  // Static types that are wider than the values.
  case wideAny, wideOptional, wideProtocol, wideList, wideDictionary, wideTuple, wideParameter, wideResult
  case wideProperty, wideSuperclass, hiddenBySubclass, overloadOfSuperclass
  // Casts.
  case castBack, forcedCast, upcast, typeCheck, switchOnType, castToProtocol, castOfProtocol, castOfList
  case conditionalElements
  // Overloads.
  case overloadWithGeneric, overloadByArgumentLabel, overloadByLiteral, overloadByResult, overloadByTrailingClosure
  case overloadByClosureLabel, overloadByClosureResult, overloadOfLocal, methodHidesFunction, staticAndInstance
  case overloadedInitializer, overloadOfOptionalResult
  // Overloads that ranking decides.
  case overloadWithDefault, overloadWithFewerDefaults, overloadWithVariadic, overloadByRefinedProtocol
  case overloadWithConstraint, overloadOfSequence, overloadOfExistential, overloadByAutoclosure, genericBody
  case genericBodyWithMethod
  // Requirements of protocols.
  case requirement, defaultOfRequirement, requirementOfValue, extensionCallsRequirement, inheritedDefault
  case requiredProperty, requiredInitializer, staticRequirement, composedProtocols, delegate
  // Members of extensions that others hide.
  case hiddenMethod, hiddenOrRequired, hiddenInGeneric, hiddenInList, hiddenInOpaque, hiddenProperty
  case hiddenByRefinement, hiddenByConstraint, hiddenOfValue, hiddenStaticMethod
  // Generic types and static members.
  case genericStructure, conditionalExtension, conditionalConformance, nestedGeneric, genericEnum, staticFactory
  case staticFactoryInArgument, staticFactoryByType, genericResult, metatype
  // Associated types.
  case associatedType, overloadOfAssociatedType, primaryAssociatedType, extensionByAssociatedType, associatedMapper
  case ownSequence, ownCollectionMethod
  // Captures.
  case captureList, captureListOfFlag, captureListWithValue, weakCapture, unownedCapture, weakSelf, mutatedCapture
  case capturedCounter, capturedInOut, localFunctionCaptures, localFunctionAfterCall, countdown
  // Functions as values.
  case overloadByContext, overloadByCoercion, methodValue, unappliedMethod, overloadedInitializerValue
  case closureInList, closureInDictionary, closureOfClosure, composedClosures, optionalClosure, keyPathAsFunction
  case keyPathRead, genericClosureParameter
  // Changes of scalars.
  case toggle, negate, ownMutatingOfBool, ownMutatingOfInt, ownMutatingOfProtocol, ownMutatingOfStructure
  case ownMutatingOfEnum, swapOfTuple, swapOfVariables, inOutScalar, compoundAssignment, changedList, changedText
  case mutatingThroughChain, copyOfStructure, sharedInstance
  // Nested methods of sequences.
  case nestedMap, deeplyNestedMap, nestedFlatMap, nestedCompactMap, reduceIntoList, nestedReduce
  case contextualInitializer, contextualInitializerOfOptional, contextualResult, contextualCase, caseAsFunction
  case contextualMember, lazySequence, filteredAndMapped, mappedValues, enumerated, prefixAndSuffix, groupedElements
  // Members without a written name.
  case callAsFunction, overloadedSubscript, subscriptSetter, dynamicMember, ownWrapper, wrapperWithArgument
  case lazyWithEffect, lazyOnce, defaultArgument, defaultClosure, variadicParameter, localType, localEnum
  case observedStructure
  // Operators and conversions.
  case ownOperator, ownPrefixOperator, ownAssignmentOperator, ownEquality, ownComparison, ownDescription
  case shortCircuit, coalescing, literalOfOwnType
  // Initializers.
  case memberwise, failableInitializer, throwingInitializer, caughtInitializer, delegatingInitializer
  case convenienceInitializer, initializerInExtension, superCall, overriddenProperty, classMethod
  // Order of statements.
  case deferOrder, deferOfResult, labeledContinue, labeledSwitch, labeledBlock, fallthroughCase, loopWithWhere
  case countingLoop, poppingLoop, strideLoop, chainedAssignment, chainedAssignmentValue, chainedResult, nestedChain
  case conditionalValue
  // Patterns and tuples.
  case switchWithWhere, switchOnTuple, switchOnRange, switchOnText, switchOnPayload, ifCaseWithCondition, forCase
  case guardCase, shadowingIfLet, shadowingParameter, shadowingClosure, destructuredTuple, labeledTuple
  case comparedTuples, optionalOfOptional, switchValueOfEnum
  // Errors.
  case rethrowing, rethrownError, rethrownResult, optionalTry, catchPattern, typedThrow, resultOfCatching
  case mappedResult, deferBeforeThrow
  // Async code.
  case asyncFunction, overloadByAsync, asyncThrowing, asyncLet, taskGroup, actorState, asyncClosure, asyncRequirement
}
