import Source
import SwiftLowering

/// Answers that are computed once, and the keys whose answers are computed right now.
struct AnswerMemo<Key: Hashable, Answer> {
  struct Known {
    var answer: Answer
    var questions: QuestionSet
  }

  var known: [Key: Known] = [:]
  var open: Set<Key> = []
}

/// The answers of a `TypeEnvironment`.
struct TypeAnswers {
  /// Whether only libraries declare and extend a type.
  var isOfLibraries = AnswerMemo<[Name], Bool>()
  var ownersOfMembers: [[Name]: Set<[Name]>] = [:]

  var nominals = AnswerMemo<[Name], NominalType?>()
  var declaredConformances = AnswerMemo<[Name], DeclaredConformances>()
  var allConformances = AnswerMemo<[Name], [Conformance]>()
  var protocolRequirements = AnswerMemo<[Name], [Requirement]>()
  var witnesses = AnswerMemo<WitnessKey, StaticType?>()
  var signatures = AnswerMemo<[Name], Signature>()
  var interfaces = AnswerMemo<SwiftFunction.ID, FunctionInterface?>()
  var propertyTypes = AnswerMemo<PropertyReference, StaticType>()
  var members = AnswerMemo<MemberQuery, MemberSet>()
  var ownMembers = AnswerMemo<MemberQuery, [Member]>()
  var completeConformances = AnswerMemo<[Name], Bool>()
  var conformanceConditions = AnswerMemo<ConformanceQuery, [[Requirement]]>()
  var membersOfTypes = AnswerMemo<TypeMemberQuery, MemberSet>()
  var typeMeanings = AnswerMemo<TypeName, TypeMeaning?>()
  var aliases = AnswerMemo<MemberQuery, DeclaredAlias?>()

  /// The number of answers that are computed inside each other right now.
  var openCount = 0
  /// The number of questions so far that needed their own answer.
  var gapCount = 0

  /// A type's name with the place that decides its meaning.
  struct TypeName: Hashable {
    var name: Name
    var file: Name
    var enclosing: [Name]
    var isHeader: Bool
  }

  struct ConformanceQuery: Hashable {
    var path: [Name]
    var protocolPath: [Name]
  }

  /// A name behind a type with its generic arguments.
  struct TypeMemberQuery: Hashable {
    var path: [Name]
    var arguments: [StaticType]
    var name: Name
  }

  struct WitnessKey: Hashable {
    var path: [Name]
    var name: Name
  }
}
