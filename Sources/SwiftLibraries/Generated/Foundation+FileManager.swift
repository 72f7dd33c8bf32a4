// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_FileManager: LibraryText {
    LibraryText(
      path: "Foundation/FileManager.swift",
      text: #"""
public class FileManager: Sendable {
  public init()
  public class var `default`: FileManager { get }
  public var currentDirectoryPath: String { get }
  public var delegate: (any FileManagerDelegate)? { get set }
  public var temporaryDirectory: URL { get }
  public func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any]
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
  @pure public func changeCurrentDirectoryPath(_ path: String) -> Bool
  @pure public func componentsToDisplay(forPath path: String) -> [String]?
  @pure public func contents(atPath path: String) -> Data?
  @pure public func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
  public func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = []
  ) throws -> [URL]
  public func contentsOfDirectory(atPath path: String) throws -> [String]
  public func copyItem(at srcURL: URL, to dstURL: URL) throws
  public func copyItem(atPath srcPath: String, toPath dstPath: String) throws
  public func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil)
    throws
  public func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil) throws
  public func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil)
    -> Bool
  public func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
  public func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
  public func destinationOfSymbolicLink(atPath path: String) throws -> String
  @pure public func displayName(atPath path: String) -> String
  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> FileManager.DirectoryEnumerator?
  public func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
  @pure public func fileExists(atPath path: String) -> Bool
  public func fileExists(atPath path: String, isDirectory: inout Bool) -> Bool
  @pure public func isDeletableFile(atPath path: String) -> Bool
  @pure public func isExecutableFile(atPath path: String) -> Bool
  @pure public func isReadableFile(atPath path: String) -> Bool
  @pure public func isWritableFile(atPath path: String) -> Bool
  public func linkItem(at srcURL: URL, to dstURL: URL) throws
  public func linkItem(atPath srcPath: String, toPath dstPath: String) throws
  public func mountedVolumeURLs(
    includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = []
  ) -> [URL]?
  public func moveItem(at srcURL: URL, to dstURL: URL) throws
  public func moveItem(atPath srcPath: String, toPath dstPath: String) throws
  public func removeItem(at URL: URL) throws
  public func removeItem(atPath path: String) throws
  public func replaceItem(
    at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL?
  public func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: FileManager.ItemReplacementOptions = []
  ) throws -> URL?
  public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
  @pure public func subpaths(atPath path: String) -> [String]?
  public func subpathsOfDirectory(atPath path: String) throws -> [String]
  public func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL
  public func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor reference: URL?, create shouldCreate: Bool
  ) throws -> URL
  public func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask)
    -> [URL]
}

extension FileManager {
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions { get }
    public static var producesRelativePathURLs: FileManager.DirectoryEnumerationOptions { get }
    public static var skipsHiddenFiles: FileManager.DirectoryEnumerationOptions { get }
    public static var skipsPackageDescendants: FileManager.DirectoryEnumerationOptions { get }
    public static var skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions { get }
    public var rawValue: UInt { get }
  }
}

extension FileManager {
  public class DirectoryEnumerator: NSEnumerator {
    public var directoryAttributes: [FileAttributeKey: Any]? { get }
    public var fileAttributes: [FileAttributeKey: Any]? { get }
    public var level: Int { get }
    public func skipDescendants()
  }
}

extension FileManager {
  public struct ItemReplacementOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var usingNewMetadataOnly: FileManager.ItemReplacementOptions { get }
    public static var withoutDeletingBackupItem: FileManager.ItemReplacementOptions { get }
    public var rawValue: UInt { get }
  }
}

extension FileManager {
  public enum SearchPathDirectory: Hashable, RawRepresentable, Sendable {
    case adminApplicationDirectory
    case allApplicationsDirectory
    case allLibrariesDirectory
    case applicationDirectory
    case applicationScriptsDirectory
    case applicationSupportDirectory
    case autosavedInformationDirectory
    case cachesDirectory
    case coreServiceDirectory
    case demoApplicationDirectory
    case desktopDirectory
    case developerApplicationDirectory
    case developerDirectory
    case documentDirectory
    case documentationDirectory
    case downloadsDirectory
    case inputMethodsDirectory
    case itemReplacementDirectory
    case libraryDirectory
    case moviesDirectory
    case musicDirectory
    case picturesDirectory
    case preferencePanesDirectory
    case printerDescriptionDirectory
    case sharedPublicDirectory
    case trashDirectory
    case userDirectory
    public init?(rawValue: UInt)
  }
}

extension FileManager {
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var allDomainsMask: FileManager.SearchPathDomainMask { get }
    public static var localDomainMask: FileManager.SearchPathDomainMask { get }
    public static var networkDomainMask: FileManager.SearchPathDomainMask { get }
    public static var systemDomainMask: FileManager.SearchPathDomainMask { get }
    public static var userDomainMask: FileManager.SearchPathDomainMask { get }
    public var rawValue: UInt { get }
  }
}

extension FileManager {
  public enum URLRelationship: Hashable, RawRepresentable, Sendable {
    case contains
    case other
    case same
    public init?(rawValue: Int)
  }
}

extension FileManager {
  public struct UnmountOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var allPartitionsAndEjectDisk: FileManager.UnmountOptions { get }
    public static var withoutUI: FileManager.UnmountOptions { get }
    public var rawValue: UInt { get }
  }
}

extension FileManager {
  public struct VolumeEnumerationOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var produceFileReferenceURLs: FileManager.VolumeEnumerationOptions { get }
    public static var skipHiddenVolumes: FileManager.VolumeEnumerationOptions { get }
    public var rawValue: UInt { get }
  }
}

"""#,
      outline: #"""
71 t  FileManager 0 34 a80a68e93cbd7b8d1a109de3869ba386 class FileManager
55 o 0 init 39 52 e903ba860b50ef2c2ea10677d7963670 init()
66 o 0 default 55 102 70152eedd110dc2aba26fdb66d1a80f5 var `default`
91 o 0 currentDirectoryPath 105 152 571f75d3b0216ffe9e38275b52f6cc8f var currentDirectoryPath
67 o 0 delegate 155 214 a9c61b513eac80dda4db502594d9d9a8 var delegate
87 o 0 temporaryDirectory 217 259 473723a5da7459d9b8d6a46f89f3644c var temporaryDirectory
118 o 0 attributesOfFileSystem 262 352 8aef994a0543338d0ad6287f07eb84af func attributesOfFileSystem(forPath path: String)
105 o 0 attributesOfItem 355 438 96c035d7d14251e436c44d2fb4918178 func attributesOfItem(atPath path: String)
120 o 0 changeCurrentDirectoryPath 441 509 653377ef74222ea459c0016ac14a3c3a func changeCurrentDirectoryPath(_ path: String)
112 o 0 componentsToDisplay 512 584 90de2a1ef8e3c92f2471aca117daa185 func componentsToDisplay(forPath path: String)
89 o 0 contents 587 643 5301ced7574a9e7587251eeb49c50574 func contents(atPath path: String)
123 o 0 contentsEqual 646 730 855c6bdee15ec6e76218d9a58900a04b func contentsEqual(atPath path1: String, andPath path2: String)
217 o 0 contentsOfDirectory 733 917 124e6794e7c9c233b85fc8921be62b9f func contentsOfDirectory( at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [] )
111 o 0 contentsOfDirectory 920 991 fdd5af16851edc3b7541a06825194e81 func contentsOfDirectory(atPath path: String)
101 o 0 copyItem 994 1053 24cf1fc4ce59def459f7ef2f471a3064 func copyItem(at srcURL: URL, to dstURL: URL)
118 o 0 copyItem 1056 1131 0af04db9f6d6be248a7c7b326942505e func copyItem(atPath srcPath: String, toPath dstPath: String)
197 o 0 createDirectory 1134 1289 9c6a3564d426ba4a7a67561376714c50 func createDirectory( at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil)
205 o 0 createDirectory 1292 1455 e86817a8ff58819a868e52f0314780d3 func createDirectory( atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil)
166 o 0 createFile 1458 1584 8cb6546f9d1d8ad6133d58d07849707c func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil)
136 o 0 createSymbolicLink 1587 1670 9d8075f6606daa2442a95b709978fa2c func createSymbolicLink(at url: URL, withDestinationURL destURL: URL)
149 o 0 createSymbolicLink 1673 1769 73b8fac517b61dc544ed456874cba8b2 func createSymbolicLink(atPath path: String, withDestinationPath destPath: String)
125 o 0 destinationOfSymbolicLink 1772 1847 18c105cca8a7ecdc1c74083b2e06c615 func destinationOfSymbolicLink(atPath path: String)
97 o 0 displayName 1850 1910 798cdae048651ac29af9f5c3fc916336 func displayName(atPath path: String)
258 o 0 enumerator 1913 2165 aab17d5328e8189b5bc5d8ea024f2385 func enumerator( at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil )
95 o 0 enumerator 2168 2247 127028555f5c9ac2efaa0251f798f82f func enumerator(atPath path: String)
95 o 0 fileExists 2250 2307 676b2a5a88606214c40d88ebf3e023f2 func fileExists(atPath path: String)
120 o 0 fileExists 2310 2386 d92367a39b984eb71e1a7b3473239505 func fileExists(atPath path: String, isDirectory: inout Bool)
105 o 0 isDeletableFile 2389 2451 b5afbf51c44a349cce677457b96da99e func isDeletableFile(atPath path: String)
107 o 0 isExecutableFile 2454 2517 67e042fb06ae548f20c8666ae7257889 func isExecutableFile(atPath path: String)
103 o 0 isReadableFile 2520 2581 f16e5496f163a5380e53761e1a864ab4 func isReadableFile(atPath path: String)
103 o 0 isWritableFile 2584 2645 6a4f08813a9466e30eb661491a034f90 func isWritableFile(atPath path: String)
102 o 0 linkItem 2648 2707 010d092dce7b38f7303052b176e4f2d4 func linkItem(at srcURL: URL, to dstURL: URL)
118 o 0 linkItem 2710 2785 056607f406314f6f955be4503ea04212 func linkItem(atPath srcPath: String, toPath dstPath: String)
206 o 0 mountedVolumeURLs 2788 2951 fa1f1e9aad5a53bfad4f63069a9761b7 func mountedVolumeURLs( includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = [] )
102 o 0 moveItem 2954 3013 4e69c0010857d4b3a0ad38da2b8a29df func moveItem(at srcURL: URL, to dstURL: URL)
118 o 0 moveItem 3016 3091 04881d621f0db6061fb713495d69962b func moveItem(atPath srcPath: String, toPath dstPath: String)
87 o 0 removeItem 3094 3136 f22833a696a99c67ba5df2329bc391ac func removeItem(at URL: URL)
95 o 0 removeItem 3139 3189 43d3d62ae65db1ff3c78f1c7a6193c5e func removeItem(atPath path: String)
206 o 0 replaceItem 3192 3370 5dc938c19a1305a6cfcae04afc60e241 func replaceItem( at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: FileManager.ItemReplacementOptions = [] )
215 o 0 replaceItemAt 3373 3558 dd001a261a2adda847eaa805e42a6a0e func replaceItemAt( _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = [] )
146 o 0 setAttributes 3561 3659 b151da68bdbed443989d3fef0cb3fc6c func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String)
91 o 0 subpaths 3662 3722 84514ee8fd2794e89db199815469d252 func subpaths(atPath path: String)
113 o 0 subpathsOfDirectory 3725 3796 598618eb16a303cfcd89269357c70911 func subpathsOfDirectory(atPath path: String)
208 o 0 url 3799 3986 cdf7b29d1e318bde65f2d7820d617d94 func url( for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool )
214 o 0 url 3989 4182 cd1fbe971883f9f4a7866b2238ac7d97 func url( for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor reference: URL?, create shouldCreate: Bool )
159 o 0 urls 4185 4311 93927d2abd6eeb013d2683b9f4d6b6ea func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask)
80 e  FileManager 4315 4336 ac1e693152a0e6f33f9607b1d3206904 extension FileManager
123 t 46 FileManager.DirectoryEnumerationOptions 4341 4403 87cdd3fb7715f7275665999bbb93d97e struct DirectoryEnumerationOptions
74 o 47 init 4410 4437 f77d443d516e7e6ade1df604aa34a31b init(rawValue: UInt)
110 o 47 includesDirectoriesPostOrder 4442 4537 3d92c721e0472e622e49f4c212382dcd var includesDirectoriesPostOrder
102 o 47 producesRelativePathURLs 4542 4633 41568f235136fc9bfe784f006467f2af var producesRelativePathURLs
86 o 47 skipsHiddenFiles 4638 4721 3fb6595688e85ff18d08a874db4bf1d6 var skipsHiddenFiles
100 o 47 skipsPackageDescendants 4726 4816 af07cd86e98f85456faaafca93a567a8 var skipsPackageDescendants
110 o 47 skipsSubdirectoryDescendants 4821 4916 c1adf92415872a3405f57c0a7815422c var skipsSubdirectoryDescendants
70 o 47 rawValue 4921 4954 c3a5e9375c99135de4e9537911f8131f var rawValue
82 e  FileManager 4962 4983 ac1e693152a0e6f33f9607b1d3206904 extension FileManager#2
106 t 55 FileManager.DirectoryEnumerator 4988 5034 18e5d7afc4f3905584fe1e6f773d7819 class DirectoryEnumerator
92 o 56 directoryAttributes 5041 5105 9a8c855a6a2f78675e583fe3806f3bf3 var directoryAttributes
82 o 56 fileAttributes 5110 5169 e5759fb4b347b96f9d736e41f7882b6f var fileAttributes
64 o 56 level 5174 5203 5209e92b08eedde503a823e832dc2ca4 var level
87 o 56 skipDescendants 5208 5237 e2a435ae4608486b0c37bcf6be10e986 func skipDescendants()
82 e  FileManager 5245 5266 ac1e693152a0e6f33f9607b1d3206904 extension FileManager#3
113 t 61 FileManager.ItemReplacementOptions 5271 5328 f2a729a4f5d01108165ca7c71fa9d68b struct ItemReplacementOptions
74 o 62 init 5335 5362 adbb7a1ea9291a44530236bddb3ab4ae init(rawValue: UInt)
94 o 62 usingNewMetadataOnly 5367 5449 cdda0af92f3f4c08652124ff77ee720c var usingNewMetadataOnly
104 o 62 withoutDeletingBackupItem 5454 5541 db64b4c58784b4659d84a2f1a87843b8 var withoutDeletingBackupItem
70 o 62 rawValue 5546 5579 d018415b6cf0ac0c7e4b89eb4c4e2f74 var rawValue
82 e  FileManager 5587 5608 ac1e693152a0e6f33f9607b1d3206904 extension FileManager#4
105 t 67 FileManager.SearchPathDirectory 5613 5682 6e6647fd7e199ce52809d82152382bd4 enum SearchPathDirectory
105 o 68 adminApplicationDirectory 5689 5719 b1c4c8e0872aeffc235b9894c484c4bf case adminApplicationDirectory
103 o 68 allApplicationsDirectory 5724 5753 84d64583d1c4007a847e4db0ac4bd6c9 case allApplicationsDirectory
97 o 68 allLibrariesDirectory 5758 5784 88b6ba686fe8938c062ae924490c81dd case allLibrariesDirectory
95 o 68 applicationDirectory 5789 5814 036bb68ccfe26398d9cb6a6bdf6bc56b case applicationDirectory
109 o 68 applicationScriptsDirectory 5819 5851 71a67386e67f6e5545ae68cd6a39b3f9 case applicationScriptsDirectory
109 o 68 applicationSupportDirectory 5856 5888 f3cee5ce4605fb7630a99322caeabc1d case applicationSupportDirectory
113 o 68 autosavedInformationDirectory 5893 5927 70b8c1934699fabc6834394c1adf7a08 case autosavedInformationDirectory
85 o 68 cachesDirectory 5932 5952 25b31f73fb95799336e9e7e8cfaa0e49 case cachesDirectory
95 o 68 coreServiceDirectory 5957 5982 e3768cacbaa22552f60f16ba9873a333 case coreServiceDirectory
103 o 68 demoApplicationDirectory 5987 6016 ea5e3ba6bc29eeda8c3a581bb908b5ef case demoApplicationDirectory
87 o 68 desktopDirectory 6021 6042 7a614e9903c9b7729ad69dfd90961658 case desktopDirectory
113 o 68 developerApplicationDirectory 6047 6081 c24c7be103f56f610a372a8448ddae6d case developerApplicationDirectory
91 o 68 developerDirectory 6086 6109 e7ef9ac676d01e04db3426d86739044d case developerDirectory
89 o 68 documentDirectory 6114 6136 a744fb89fb78555cc780224e1125f560 case documentDirectory
99 o 68 documentationDirectory 6141 6168 ea316884eee543e7a3426d298210df92 case documentationDirectory
91 o 68 downloadsDirectory 6173 6196 da2a8dc98acfd95eb2b86da556c1642d case downloadsDirectory
97 o 68 inputMethodsDirectory 6201 6227 026dad9c3d7476afcd94860d310884af case inputMethodsDirectory
103 o 68 itemReplacementDirectory 6232 6261 1ed5a3a5efae9f424fbde7a3b6bbd613 case itemReplacementDirectory
87 o 68 libraryDirectory 6266 6287 305e66cab1ce68a45aac1df0162cc9e1 case libraryDirectory
85 o 68 moviesDirectory 6292 6312 8ebe7263f12fd449dc62e678663b73f1 case moviesDirectory
83 o 68 musicDirectory 6317 6336 06738cf4832dbef8389eff335cfb53c4 case musicDirectory
89 o 68 picturesDirectory 6341 6363 f010b1c494e2f177530fec07beb07f2f case picturesDirectory
103 o 68 preferencePanesDirectory 6368 6397 9493f5bd455ef9fc4351ed53e2cf63a2 case preferencePanesDirectory
109 o 68 printerDescriptionDirectory 6402 6434 13f90cc283a1a2cf02bef0a42e484a9d case printerDescriptionDirectory
97 o 68 sharedPublicDirectory 6439 6465 5d07e0da4f9a6a1de8429bf010047f22 case sharedPublicDirectory
83 o 68 trashDirectory 6470 6489 8f0946011975b978debb129b84006913 case trashDirectory
81 o 68 userDirectory 6494 6512 5f73c5438438361bcec3162294fd736d case userDirectory
75 o 68 init 6517 6545 9e02444bd677374ae069c5fc09fe7ca5 init?(rawValue: UInt)
82 e  FileManager 6553 6574 ac1e693152a0e6f33f9607b1d3206904 extension FileManager#5
109 t 97 FileManager.SearchPathDomainMask 6579 6634 c24468f710cf1aaa060c64af0bcce75a struct SearchPathDomainMask
74 o 98 init 6641 6668 c986f1a9a66a632fa4131742d8bebb33 init(rawValue: UInt)
82 o 98 allDomainsMask 6673 6747 7318c6c94436d53c4874fd8c5aab79c8 var allDomainsMask
84 o 98 localDomainMask 6752 6827 3a40c9fa7e8e5952d5facb9b3d40348d var localDomainMask
88 o 98 networkDomainMask 6832 6909 3a55786c1216d4933b6bbb14c05ece4b var networkDomainMask
86 o 98 systemDomainMask 6914 6990 4bef2cec889e6a3a09a51ee1560c7307 var systemDomainMask
82 o 98 userDomainMask 6995 7069 209a1e3f61a07acd93555b7bacc45232 var userDomainMask
70 o 98 rawValue 7074 7107 6a27548974b6e55449ab8b72c7360744 var rawValue
82 e  FileManager 7115 7136 ac1e693152a0e6f33f9607b1d3206904 extension FileManager#6
98 t 106 FileManager.URLRelationship 7141 7206 7791f2ab63d79a93165cd503c00df8be enum URLRelationship
72 o 107 contains 7213 7226 edbf91209770608f8e3456793dc73e03 case contains
66 o 107 other 7231 7241 1f68ae078ee0921e33fac3ce2bba68ed case other
64 o 107 same 7246 7255 2dc27c2cbf32bc3c3c03036b369e53fc case same
75 o 107 init 7260 7287 4c7b78828b973d45d99eb78a41b23eac init?(rawValue: Int)
82 e  FileManager 7295 7316 ac1e693152a0e6f33f9607b1d3206904 extension FileManager#7
98 t 112 FileManager.UnmountOptions 7321 7370 351bed3e5cd992b1c08780ff1ba98cba struct UnmountOptions
75 o 113 init 7377 7404 bc289a22a32ce5b3e879c64ced59d907 init(rawValue: UInt)
105 o 113 allPartitionsAndEjectDisk 7409 7488 a9c0f63f904dc2701497588f98986fe2 var allPartitionsAndEjectDisk
73 o 113 withoutUI 7493 7556 2b4a34ffcffedf2018df5b4ec40d663e var withoutUI
71 o 113 rawValue 7561 7594 776e7a088410c2294bda57c63189e11a var rawValue
82 e  FileManager 7602 7623 ac1e693152a0e6f33f9607b1d3206904 extension FileManager#8
118 t 118 FileManager.VolumeEnumerationOptions 7628 7687 2f9b2b2a6e06ee9eef28d4574610e5f4 struct VolumeEnumerationOptions
75 o 119 init 7694 7721 84248f40bfafeb0930313bfe5f696559 init(rawValue: UInt)
103 o 119 produceFileReferenceURLs 7726 7814 614faaf82308e88ceeba2da3e28ab834 var produceFileReferenceURLs
89 o 119 skipHiddenVolumes 7819 7900 732e2f967a0e4901c40b30251b5683f9 var skipHiddenVolumes
71 o 119 rawValue 7905 7938 11d444af4fa544b1d505bd36c6637f3c var rawValue

"""#)
  }
}
