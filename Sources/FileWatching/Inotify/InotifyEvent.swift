#if os(Linux) && !MOCKD_POLLING
  import CLibrary

  /// One event, copied from a buffer.
  struct InotifyEvent: Equatable {
    var watch: Int32
    var mask: UInt32
    /// The name of the entry in the watched directory; empty for the directory itself. Nil if it is not UTF-8.
    var name: String?

    func has(_ bits: Int32...) -> Bool { bits.contains { mask & UInt32(bitPattern: $0) != 0 } }

    var isOverflow: Bool { has(IN_Q_OVERFLOW) }
    /// The watch has ended: its directory was removed or unmounted, or the watch was removed.
    var isEnd: Bool { has(IN_IGNORED) }
    /// Whether it is about the directory itself, not an entry.
    var isOwn: Bool { has(IN_DELETE_SELF, IN_MOVE_SELF, IN_IGNORED, IN_UNMOUNT) }
    var isDirectory: Bool { has(IN_ISDIR) }

    /// The state of a regular file after the event.
    var hint: Debouncer.Hint {
      if has(IN_CLOSE_WRITE, IN_MOVED_TO) { return .whole }
      return has(IN_MODIFY, IN_CREATE) ? .open : .other
    }

    /// Whether it is about the existence or the permissions of an entry, not only its contents.
    var isOfNames: Bool { has(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_ATTRIB) }

    /// Whether an entry appeared, disappeared or moved.
    var isMove: Bool { has(IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO) }

    /// Whether it may be about an ancestor of a path. Files at the path may have been missing for a while.
    var isOfWays: Bool { isMove || isOwn }

    /// Returns whether a directory, or a link to one, may have been at the entry's path for a moment.
    ///
    /// - Parameter kind: the kind of the present file at the path, or nil if there is none.
    func leavesUnseen(behind kind: FileStamp.Kind?) -> Bool {
      let hasCome = has(IN_CREATE, IN_MOVED_TO)
      return switch kind {
      case nil: hasCome && (isDirectory || mayBeLink)
      case .directory: isMove && !hasCome
      case .symbolicLink: isMove
      case .regular, .other: isDirectory && hasCome
      }
    }

    /// Whether the entry may be a link to a directory. Names with a dot or a tilde, or with digits only, are usually
    /// short-lived files of editors and compilers.
    private var mayBeLink: Bool {
      guard let name, !name.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "~") }) else {
        return false
      }
      return name.utf8.contains { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// The relevant events in a watched directory.
    static let directoryMask = IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | namesMask
    /// The events that change the list of entries.
    static let namesMask = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | selfMask
    /// The events of the directory itself.
    static let selfMask = IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK
  }
#endif
