#if os(Linux) && !MOCKD_POLLING
  import CLibrary

  /// File systems with changes that the kernel doesn't report, since other machines can make them.
  enum SilentFileSystem {
    /// The names of the file systems by the magic numbers of `statfs`.
    private static let names: [UInt32: String] = [
      0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB2", 0x0102_1997: "9P",
      0x6573_5546: "FUSE", 0x786F_4256: "VirtualBox", 0xBACB_ACBC: "VMware", 0x7C7C_6673: "Parallels",
      0x00C3_6400: "Ceph", 0x5346_414F: "AFS", 0x6B41_4653: "AFS", 0x7375_7245: "Coda", 0x0BD0_0BD0: "Lustre",
      0x4750_4653: "GPFS", 0x1983_0326: "BeeGFS", 0x7461_636F: "OCFS2", 0x0116_1970: "GFS2",
    ]

    /// Returns the name of an open directory's file system, or nil if the kernel reports all its changes.
    static func name(_ descriptor: Int32) -> String? {
      // The result begins with the type, as a word, and is smaller than this.
      var status = [Int](repeating: 0, count: 64)
      guard let fstatfs, fstatfs(descriptor, &status) == 0 else { return nil }
      return names[UInt32(truncatingIfNeeded: status[0])]
    }

    /// The function of the C library, whose module leaves it out.
    private static let fstatfs: (@convention(c) (Int32, UnsafeMutablePointer<Int>) -> Int32)? = {
      typealias Function = @convention(c) (Int32, UnsafeMutablePointer<Int>) -> Int32
      return dlsym(nil, "fstatfs").map { unsafeBitCast($0, to: Function.self) }
    }()
  }
#endif
