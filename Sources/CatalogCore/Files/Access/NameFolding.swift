#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The differences between names that some file systems ignore: case and Unicode form.
package enum NameFolding {
    /// Returns a text that is equal for names that such a file system treats as one.
    ///
    /// `String` compares without regard to the Unicode form. The detour over capitals joins letters such as ß and ss.
    package static func folded(_ name: String) -> String {
        name.utf8.allSatisfy { $0 < 0x80 } ? name.lowercased() : name.uppercased().lowercased()
    }

    /// Returns whether a folder ignores the case of names.
    ///
    /// Darwin reports it. Elsewhere, an entry of the folder is looked up in the other case; in an empty folder, the
    /// folder itself.
    package static func isUsed(in folder: String) -> Bool {
        #if canImport(Darwin)
            return pathconf(folder, _PC_CASE_SENSITIVE) == 0
        #else
            var folder = folder
            while true {
                if let answer = answer(ofEntriesIn: folder) { return answer }
                guard folder != "/" else { return false }
                folder = ResolvedFile(splitting: folder).folder
            }
        #endif
    }

    /// Returns a name with the case of its ASCII letters reversed; nil if it has none.
    static func otherCase(of name: String) -> String? {
        let letters: (UInt8) -> Bool = { (0x41...0x5A).contains($0 & 0xDF) }
        guard name.utf8.contains(where: letters) else { return nil }
        return String(decoding: name.utf8.map { letters($0) ? $0 ^ 0x20 : $0 }, as: UTF8.self)
    }

    private static func answer(ofEntriesIn folder: String) -> Bool? {
        let names = ((try? FolderListing.entries(at: Array(folder.utf8))) ?? []).map {
            String(decoding: $0.name, as: UTF8.self)
        }
        let known = Set(names)
        for name in names {
            guard let other = otherCase(of: name), !known.contains(other) else { continue }
            let locations = [name, other].map { try? FileStatus(ofLink: folder + "/" + $0).identity }
            guard let first = locations[0] else { continue }
            return locations[1].map { ($0.device, $0.inode) == (first.device, first.inode) } ?? false
        }
        return nil
    }
}
