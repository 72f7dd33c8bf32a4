// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_JSONSerialization: LibraryText {
    LibraryText(
      path: "Foundation/JSONSerialization.swift",
      text: #"""
public class JSONSerialization: NSObject {
  public class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
  public class func isValidJSONObject(_ obj: Any) -> Bool
  public class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
  public class func jsonObject(with stream: InputStream, options opt: JSONSerialization.ReadingOptions = []) throws
    -> Any
  public class func writeJSONObject(
    _ obj: Any, toStream stream: OutputStream, options opt: JSONSerialization.WritingOptions
  ) throws -> Int
}

extension JSONSerialization {
  public struct ReadingOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var fragmentsAllowed: JSONSerialization.ReadingOptions { get }
    public static var mutableContainers: JSONSerialization.ReadingOptions { get }
    public static var mutableLeaves: JSONSerialization.ReadingOptions { get }
    public var rawValue: UInt { get }
  }
}

extension JSONSerialization {
  public struct WritingOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var fragmentsAllowed: JSONSerialization.WritingOptions { get }
    public static var prettyPrinted: JSONSerialization.WritingOptions { get }
    public static var sortedKeys: JSONSerialization.WritingOptions { get }
    public static var withoutEscapingSlashes: JSONSerialization.WritingOptions { get }
    public var rawValue: UInt { get }
  }
}

"""#,
      outline: #"""
83 t  JSONSerialization 0 40 89aedb3202d430577ff653d94ac6e9fc class JSONSerialization
138 o 0 data 45 161 e28554a1bdb31cd89fbca308b7af75dd func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = [])
98 o 0 isValidJSONObject 164 219 3b38fae63a13198d8841d21d6b19b4ac func isValidJSONObject(_ obj: Any)
141 o 0 jsonObject 222 333 e81f83527371e0446c16e628fa26bab6 func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = [])
150 o 0 jsonObject 336 460 c97b1fd8e8a87f5e9777890c2d6b87f7 func jsonObject(with stream: InputStream, options opt: JSONSerialization.ReadingOptions = [])
174 o 0 writeJSONObject 463 608 4ec62acb4a4d190a785a6532389ae6f7 func writeJSONObject( _ obj: Any, toStream stream: OutputStream, options opt: JSONSerialization.WritingOptions )
90 e  JSONSerialization 612 639 b24d7160f92227264bf79294856aa96b extension JSONSerialization
100 t 6 JSONSerialization.ReadingOptions 644 693 6e08dc730abf1a03287820c3c43f04d2 struct ReadingOptions
71 o 7 init 700 727 ad557113e4f5b349ff8a544d1a7bde34 init(rawValue: UInt)
83 o 7 fragmentsAllowed 732 808 1fb40a84e3d0acea83021180ef81fd50 var fragmentsAllowed
85 o 7 mutableContainers 813 890 6a6097c8471d57dcf8aeab3be4bd5ff2 var mutableContainers
77 o 7 mutableLeaves 895 968 f78f6a6f8cfac05bc899d97292b6ea06 var mutableLeaves
68 o 7 rawValue 973 1006 d32936fb7dcc1b96b11460c29a34e803 var rawValue
94 e  JSONSerialization 1014 1041 b24d7160f92227264bf79294856aa96b extension JSONSerialization#2
103 t 13 JSONSerialization.WritingOptions 1046 1095 be2ccdd71dad78deeef72e36f5b2de4a struct WritingOptions
74 o 14 init 1102 1129 e34122c24ebfe0f9759fef18e0b5eb2d init(rawValue: UInt)
86 o 14 fragmentsAllowed 1134 1210 6301ae1e416c391e1c26f804da1b1e74 var fragmentsAllowed
80 o 14 prettyPrinted 1215 1288 28d364b0188671bbd55c921b6d8ff05b var prettyPrinted
74 o 14 sortedKeys 1293 1363 25a3b8e8805441d309c666c64c803626 var sortedKeys
98 o 14 withoutEscapingSlashes 1368 1450 478baee3f88affa782f1af8d19c597a9 var withoutEscapingSlashes
70 o 14 rawValue 1455 1488 5c17bfc9896b31ac7d455e73a1887522 var rawValue

"""#)
  }
}
