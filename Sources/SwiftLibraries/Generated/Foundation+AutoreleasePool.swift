// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_AutoreleasePool: LibraryText {
    LibraryText(
      path: "Foundation/AutoreleasePool.swift",
      text: #"""
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  return try body()
}

"""#,
      outline: #"""
123 o  autoreleasepool 0 114 070c2ff8e99d5cc4e40b39f80e85b718 func autoreleasepool<Result>(invoking body: () throws -> Result)

"""#)
  }
}
