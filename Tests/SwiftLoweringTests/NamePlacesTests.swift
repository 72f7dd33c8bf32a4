import Foundation
import Source
import SwiftScanning
import TestSupport
import Testing

@testable import SwiftLowering

/// Tests that the text at the places of names spells these names.
struct NamePlacesTests {
  @Test(arguments: ["Tests", "Examples"]) func locationsSpellTheirNames(folder: String) async throws {
    var files: [SourceFile] = []
    let folder = Repository.root.appending(path: folder)
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      files.append(SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file))))
    }
    try #require(10 < files.count)
    await withTaskGroup(of: [String].self) { group in
      for file in files { group.addTask { Self.misspelled(file) } }
      for await misspelled in group { #expect(misspelled == []) }
    }
  }

  @Test(arguments: rows) func unusualNamesHaveLocations(text: String, name: String, place: String) throws {
    let source = SourceFile(path: "A.swift", text: text)
    let declaration = try #require(DeclarationOutline.read(source).declarations.first)
    let found = WrittenNames(DeclarationFacts.read(declaration, in: source)).all.filter { $0.name == Name(name) }
    #expect(found.map { String(decoding: source.bytes[$0.place.indices], as: UTF8.self) } == [place])
  }

  private static let rows = [
    ("let x = a.`default`", "default", "`default`"), ("let x = `default`", "default", "`default`"),
    ("let x = .`init`", "init", "`init`"), ("let x = A.self", "A", "A"), ("let x = A.B.self", "B", "B"),
    ("let x = await a.b", "b", "b"), ("let x = a(b:c:)", "a", "a"), ("let x = a.d(b:c:)", "d", "d"),
    ("let x = f(`in`: y)", "in", "`in`"), ("let x = a\n  . b", "b", "b"), ("let x: A.`Type` = y", "Type", "`Type`"),
    ("let x = \\A.`default`", "default", "`default`"), ("var x: Int { if let `self` { 1 } }", "self", "`self`"),
  ]

  /// Returns the names with wrong places.
  private static func misspelled(_ file: SourceFile) -> [String] {
    var result: [String] = []
    for declaration in OutlinedSwiftFile(file).outline.declarations {
      for (kind, name, place) in WrittenNames(
        DeclarationFacts.read(declaration, in: file, rangesFrom: declaration.range.lower)
      ).all {
        let start = Int(declaration.range.lower)
        let range = (place.indices.lowerBound + start)..<(place.indices.upperBound + start)
        let text = range.upperBound <= file.bytes.count ? String(decoding: file.bytes[range], as: UTF8.self) : ""
        if text != name.text && text != "`\(name.text)`" {
          result.append("\(file.path), \(declaration.id.local): \(kind) \(name) at \(place) is '\(text)'")
        }
      }
    }
    return result
  }
}
