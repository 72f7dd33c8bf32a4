import Source
import SwiftCode

/// The required values that one object or list in a model's JSON lacks or has as null. Making the model throws an
/// error.
///
/// It is an error if the model is surely made and nothing catches the thrown error, else a hint.
struct JSONGap: Hashable {
  /// The keys that are missing, or one that is null.
  let keys: [Name]
  let isNull: Bool
  /// The keys and indices that lead to the object: `residents.0`
  let path: [String]
  /// The Swift name of the model.
  let model: String
  let isCertain: Bool
  /// The place of the object's literal, or else the place that makes the model.
  let place: Location
  let conversion: Location
  /// The call of the code under test that makes the model.
  let call: Location?
  /// The selection of the first key.
  let field: FieldOrigin?
  /// The start of the object's elements, if it is a literal that is not empty, and values for the keys.
  let insertion: Location?
  let values: [String]

  func crashDiagnostic(_ code: GeneratedCode) -> CrashDiagnostic {
    let names = keys.map { "'\($0)'" }.joined(separator: ", ")
    let object = path.isEmpty ? "The JSON" : "The object at '\(path.joined(separator: "."))' of the JSON"
    let problem = isNull ? "\(object) has null for \(names)" : "\(object) has no \(names)"
    var fixes: [Diagnostic.Fix] = []
    if let insertion, values.count == keys.count {
      let text = zip(keys, values).map { Expression.string($0.text).text + ": " + $1 + ", " }.joined()
      fixes.append(Diagnostic.Fix("Add \(names)", [Diagnostic.Edit(insertion, text)]))
    }
    return CrashDiagnostic(
      diagnostic: Diagnostic(
        isNull ? .nullForRequired : .unsetRequiredField, isCertain ? .error : .hint,
        "\(problem), which \(model) requires; creating the model throws an error", at: place,
        related: related, fixes: fixes),
      field: field)
  }

  private var related: [Diagnostic.Related] {
    var result: [Diagnostic.Related] = []
    if place != conversion {
      result.append(
        Diagnostic.Related("the model is created here", at: conversion, call == nil ? .caller : .explanation))
    }
    if let call { result.append(.codeUnderTestCall(at: call)) }
    return result
  }
}
