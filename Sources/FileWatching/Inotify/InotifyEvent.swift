#if os(Linux) && !MOCKD_POLLING
  import CInotifyTools

  /// One event, copied out of the library's buffer.
  struct InotifyEvent: Equatable {
    var watch: Int32
    var mask: UInt32
    /// The entry of the watched directory; empty for the directory itself. Nil if it is not UTF-8.
    var name: String?

    func has(_ bits: Int32...) -> Bool { bits.contains { mask & UInt32(bitPattern: $0) != 0 } }

    var isOverflow: Bool { has(IN_Q_OVERFLOW) }
    /// The watch has ended: its directory is gone, was unmounted, or the watch was removed.
    var isEnd: Bool { has(IN_IGNORED) }
    /// About the directory itself, and not about an entry.
    var isOwn: Bool { has(IN_DELETE_SELF, IN_MOVE_SELF, IN_IGNORED, IN_UNMOUNT) }
    var isDirectory: Bool { has(IN_ISDIR) }

    /// What it says about a regular file.
    var hint: Settling.Hint {
      if has(IN_CLOSE_WRITE, IN_MOVED_TO) { return .whole }
      return has(IN_MODIFY, IN_CREATE) ? .open : .other
    }

    /// Whether it says which entries there are, or who may read them, and not only what is in them.
    var isOfNames: Bool { has(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_ATTRIB) }

    /// Whether an entry came, went or moved.
    var isMove: Bool { has(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO) }

    /// Whether it may be about the way to a path: what is found there afterwards may have been away.
    var isOfWays: Bool { isMove || isOwn }

    /// Whether a directory, or a link to one, may have been at the entry's place that was not there before and is not
    /// there now: it has gone, or something else is in its place.
    ///
    /// - Parameter kind: what is there now.
    func leavesUnseen(behind kind: FileStamp.Kind?) -> Bool {
      let hasCome = has(IN_CREATE, IN_MOVED_TO)
      return switch kind {
      case nil: hasCome && (isDirectory || mayBeLink)
      case .directory: isMove && !hasCome
      case .symbolicLink: isMove
      case .regular, .other: isDirectory && hasCome
      }
    }

    /// Whether the entry may be a link to a directory. Editors and compilers make files for a moment all the time, which
    /// have a dot or a tilde in their names, or digits only.
    private var mayBeLink: Bool {
      guard let name, !name.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "~") }) else {
        return false
      }
      return name.utf8.contains { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// All that matters in a directory.
    static let directoryMask = IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | namesMask
    /// Which entries there are.
    static let namesMask = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | selfMask
    /// What becomes of the directory itself.
    static let selfMask = IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK
  }
#endif
