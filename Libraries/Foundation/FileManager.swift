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
