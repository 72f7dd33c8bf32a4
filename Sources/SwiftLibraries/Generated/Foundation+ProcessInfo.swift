// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_ProcessInfo: LibraryText {
    LibraryText(
      path: "Foundation/ProcessInfo.swift",
      text: #"""
public final class ProcessInfo: Sendable {
  public static var processInfo: ProcessInfo { get }
  public var activeProcessorCount: Int { get }
  public var arguments: [String] { get }
  public var environment: [String: String] { get }
  public var fullUserName: String { get }
  public var globallyUniqueString: String { get }
  public var hostName: String { get }
  public var operatingSystemVersion: OperatingSystemVersion { get }
  public var operatingSystemVersionString: String { get }
  public var physicalMemory: UInt64 { get }
  public var processIdentifier: Int32 { get }
  public var processName: String { get set }
  public var processorCount: Int { get }
  public var systemUptime: TimeInterval { get }
  public var userName: String { get }
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
}

"""#,
      outline: #"""
71 t  ProcessInfo 0 40 b354bfb812a3dc472123c511e58c5b1e class ProcessInfo
71 o 0 processInfo 45 95 4902b4c78bba281442e808923032f154 var processInfo
90 o 0 activeProcessorCount 98 142 3f74d9b227a2483539520951105f937c var activeProcessorCount
69 o 0 arguments 145 183 d643b62054f37d95c69a783183108ded var arguments
73 o 0 environment 186 234 c7b3de9e0edffcad0064c4131bdabf2b var environment
75 o 0 fullUserName 237 276 e7e90d94821d7badfa9073460467ecdf var fullUserName
91 o 0 globallyUniqueString 279 326 01fbc3587a4d5ebbd866477b1d6ffd5f var globallyUniqueString
67 o 0 hostName 329 364 90b3833a77b3f77b800002a3751e55e9 var hostName
95 o 0 operatingSystemVersion 367 432 a9e531a2e5b2bea6fcb3774638cd6060 var operatingSystemVersion
107 o 0 operatingSystemVersionString 435 490 04ca6e002e09eee0eed2059110e896a0 var operatingSystemVersionString
79 o 0 physicalMemory 493 534 814365965118c54f1f333d601af3f4ce var physicalMemory
85 o 0 processIdentifier 537 580 487fbba573240f73431d9a38c3b61721 var processIdentifier
73 o 0 processName 583 625 c608aab58af375ec9567ea000378f526 var processName
79 o 0 processorCount 628 666 fa5064f0673f3b0832deb839a58a8f88 var processorCount
75 o 0 systemUptime 669 714 89ce8b99a0901899692eb8c12108a1dc var systemUptime
67 o 0 userName 717 752 b726524ffa55faea566015378f16614e var userName
135 o 0 isOperatingSystemAtLeast 755 834 856ca72bdd7fc2d164fa177f46045547 func isOperatingSystemAtLeast(_ version: OperatingSystemVersion)

"""#)
  }
}
