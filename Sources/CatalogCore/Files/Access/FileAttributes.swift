#if canImport(Darwin)
    import Darwin
#elseif os(Linux)
    private import CFileAttributes
#endif

/// What the system keeps with a file besides its bytes, owner and permissions.
///
/// On Apple's systems these are extended attributes (such as Finder's tags and comments), the access control list, the
/// date of creation, and whether Finder hides the file. On Linux they are the extended attributes of the user and the
/// access control list.
enum FileAttributes {
    /// Copies the attributes of an open file to another one.
    ///
    /// Some file systems have none, and an attribute that cannot be copied is left out: the texts count more.
    static func copy(from original: borrowing Descriptor, to copy: borrowing Descriptor) {
        #if canImport(Darwin)
            // A failure of one kind must not prevent the other. The list comes last, because it can forbid the rest.
            _ = fcopyfile(original.value, copy.value, nil, copyfile_flags_t(COPYFILE_XATTR))
            defer { _ = fcopyfile(original.value, copy.value, nil, copyfile_flags_t(COPYFILE_ACL)) }
            var status = stat()
            guard fstat(original.value, &status) == 0 else { return }
            var list = attrlist()
            list.bitmapcount = u_short(ATTR_BIT_MAP_COUNT)
            list.commonattr = attrgroup_t(ATTR_CMN_CRTIME)
            var created = status.st_birthtimespec
            _ = fsetattrlist(copy.value, &list, &created, MemoryLayout<timespec>.size, 0)
            // Other flags concern what the file system does with the old bytes, or forbid the write.
            let kept = status.st_flags & UInt32(UF_HIDDEN | UF_NODUMP)
            if kept != 0 { _ = fchflags(copy.value, kept) }
        #elseif os(Linux)
            fitloc_copy_attributes(original.value, copy.value)
        #endif
    }
}
