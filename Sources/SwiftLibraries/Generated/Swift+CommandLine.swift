// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_CommandLine: LibraryText {
    LibraryText(
      path: "Swift/CommandLine.swift",
      text: #"""
public enum CommandLine {
  public static var argc: Int32 { get }
  public static var arguments: [String] { get set }
}

"""#,
      outline: #"""
70 t  CommandLine 0 23 35e10049ceb81222ff085174ba631259 enum CommandLine
57 o 0 argc 28 65 b1bb1916cef51a926e6272a35a4000f5 var argc
68 o 0 arguments 68 117 0308446eb71a6d92af1cf670f8dc94b6 var arguments

"""#)
  }
}
