// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_CaseIterable: LibraryText {
    LibraryText(
      path: "Swift/CaseIterable.swift",
      text: #"""
public protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where Self == AllCases.Element
  static var allCases: AllCases { get }
}

"""#,
      outline: #"""
76 t  CaseIterable 0 28 b28afacebc0d9221aa9f613378dd8050 protocol CaseIterable
77 o 0 AllCases 33 108 8e9ca76b976cc4df032b1b6d690af7dd associatedtype AllCases
67 o 0 allCases 111 148 7d3a0ab686cddf8bbedcc8e3d34cbe4e var allCases

"""#)
  }
}
