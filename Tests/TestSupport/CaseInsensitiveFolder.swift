import Foundation

/// A folder on a file system that ignores case, for one test. It is removed with this object.
///
/// The folder for temporary files can be on one, as on macOS. On Linux, root can mount an image: a `casefold` folder of
/// ext4, or lowntfs-3g with `ignore_case`.
package final class CaseInsensitiveFolder: Sendable {
  package let path: String
  private let base: String
  private let isMounted: Bool

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/mockd-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/mount/a", withIntermediateDirectories: true)
    base = folder
    if FileManager.default.fileExists(atPath: folder + "/mount/A") {
      (path, isMounted) = (folder + "/mount/root", false)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return
    }
    isMounted = Self.images.contains { image in
      let script = image.replacing("BASE", with: folder)
      if Ability.succeeds(["sh", "-ec", script]), FileManager.default.fileExists(atPath: folder + "/mount/root/A") {
        return (try? FileManager.default.removeItem(atPath: folder + "/mount/root/a")) != nil
      }
      _ = Ability.succeeds(["umount", folder + "/mount"])
      return false
    }
    path = folder + "/mount/root"
    guard isMounted else {
      try? FileManager.default.removeItem(atPath: folder)
      throw CocoaError(.featureUnsupported)
    }
  }

  deinit {
    if isMounted { _ = Ability.succeeds(["umount", "-l", base + "/mount"]) }
    try? FileManager.default.removeItem(atPath: base)
  }

  /// The commands that mount a file system with the folder `root/a` at `BASE/mount`.
  ///
  /// The process of lowntfs-3g stays. It must not inherit the socket whose end tells `Process` that a program ended.
  private static let images = [
    """
    truncate -s 16M BASE/image
    mkfs.ext4 -q -O casefold -E encoding=utf8 BASE/image
    mount -o loop BASE/image BASE/mount
    mkdir BASE/mount/root
    chattr +F BASE/mount/root
    mkdir BASE/mount/root/a
    """,
    """
    truncate -s 16M BASE/image
    mkntfs -F -q BASE/image
    bash -c '
      for path in /proc/self/fd/*; do
        if [ "${path##*/}" -gt 2 ]; then eval "exec ${path##*/}>&-"; fi
      done
      exec lowntfs-3g -o ignore_case BASE/image BASE/mount </dev/null >/dev/null 2>&1'
    mkdir -p BASE/mount/root/a
    """,
  ]
}
