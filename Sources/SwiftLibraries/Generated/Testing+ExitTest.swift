// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Testing_ExitTest: LibraryText {
    LibraryText(
      path: "Testing/ExitTest.swift",
      text: #"""
public struct ExitTest: Sendable {
  public static var current: ExitTest? { get }
}

extension ExitTest {
  public struct Condition: CustomStringConvertible, Sendable {
    public init(_ exitStatus: ExitStatus)
    public static var failure: ExitTest.Condition { get }
    public static var success: ExitTest.Condition { get }
    public var description: String { get }
    public static func exitCode(_ exitCode: CInt) -> ExitTest.Condition
    public static func signal(_ signal: CInt) -> ExitTest.Condition
  }
}

extension ExitTest {
  public struct Result: Sendable {
    public var exitStatus: ExitStatus { get set }
    public var standardErrorContent: [UInt8] { get set }
    public var standardOutputContent: [UInt8] { get set }
  }
}

public enum ExitStatus: CustomStringConvertible, Equatable, Sendable {
  case exitCode(CInt)
  case signal(CInt)
  public var description: String { get }
  public static func == (a: ExitStatus, b: ExitStatus) -> Bool
}

"""#,
      outline: #"""
66 t  ExitTest 0 32 92195de4c11c7bddda9046897812a60e struct ExitTest
63 o 0 current 37 81 ff51411c7fb5bfe964f616f9d0659204 var current
71 e  ExitTest 85 103 04eb7ffad607413b83943ac832a14f3e extension ExitTest
81 t 2 ExitTest.Condition 108 166 7db72a8170acfc69aa3f37bbd7e25246 struct Condition
81 o 3 init 173 210 e53c72736507aceaefce97379d764e63 init(_ exitStatus: ExitStatus)
65 o 3 failure 215 268 b14bbfd3d93d9afe79d278464ba72b01 var failure
65 o 3 success 273 326 5cdbac63de078cca79d5660fa1aaadcb var success
73 o 3 description 331 369 aa0c7d850ed4341ad6dd810fd824ff40 var description
86 o 3 exitCode 374 441 4a0cb918ff0737bf2dea977ffd493fa5 func exitCode(_ exitCode: CInt)
80 o 3 signal 446 509 5ae257fa399216e393a9c47c20f161b8 func signal(_ signal: CInt)
74 e  ExitTest 517 535 04eb7ffad607413b83943ac832a14f3e extension ExitTest#2
76 t 10 ExitTest.Result 540 570 cc480b7a196622267781068b704743a0 struct Result
72 o 11 exitStatus 577 622 8e53846daa16bf8c3892295b8b42a1e9 var exitStatus
92 o 11 standardErrorContent 627 679 e61f34d420b6ce179d0c6990461b220c var standardErrorContent
94 o 11 standardOutputContent 684 737 fb48ad3fef15f93d7ed5792c485064a7 var standardOutputContent
71 t  ExitStatus 745 813 09b17b5ed0c2934a39d0aa1b08c12040 enum ExitStatus
69 o 15 exitCode 818 837 fb6c2fe58431645dda1071f05c04a1ff case exitCode
65 o 15 signal 840 857 b6d1a2a9e353cb5242c2fa71844f934a case signal
74 o 15 description 860 898 0095494395f55fd1134fd28f369d53e1 var description
88 o 15 == 901 961 8cd8cfca39d2949a32bf118137dd5ef8 func == (a: ExitStatus, b: ExitStatus)

"""#)
  }
}
