import CatalogCore
import CompactStorage
import StringTables

/// One version of a file: its keys, with contents on demand.
///
/// Versions can be read in parallel, because each depends only on its bytes.
struct FileVersion: Sendable {
    /// A key with a digest of its content.
    struct Member: Sendable {
        let key: ArraySlice<UInt8>
        let digest: ContentDigest
        /// The range from the key to the end of its value.
        let range: ByteRange
    }

    private(set) var members: [Member] = []
    let bytes: [UInt8]
    /// The offset of the closing bracket of a catalog's object with keys; nil if there is no unique one.
    private(set) var end: Int?
    /// The contents of a legacy file, which is read completely; empty for catalogs.
    private var contents: [EntryContent] = []

    /// Reads a version; nil if it is invalid.
    ///
    /// - Parameter other: another version of the file. Common parts are not read again.
    init?(_ bytes: [UInt8], format: TableFormat, like other: FileVersion? = nil) {
        self.bytes = bytes
        switch format {
        case .catalog:
            if let other, let shared = SharedMembers(of: bytes, like: other) {
                (members, end) = (shared.members, shared.end)
                return
            }
            guard readCatalog() else { return nil }
        case .strings: guard readLegacy(.strings) else { return nil }
        case .stringsdict: guard readLegacy(.stringsdict) else { return nil }
        case .storeText: guard readLegacy(.storeText) else { return nil }
        }
    }

    /// Returns the content of a member.
    func content(at index: Int) -> EntryContent? {
        if !contents.isEmpty { return contents[index] }
        let digest = members[index].digest
        // Parses the entry as a catalog with a single entry, because parsing the other entries would take as long as
        // the whole file.
        let alone = Array("{\"strings\":{".utf8) + bytes[members[index].range] + Array("}}".utf8)
        guard let catalog = try? Catalog(alone, path: ""), catalog.entryCount == 1 else { return nil }
        return EntryContent(catalog.entry(at: 0), digest: digest)
    }

    private mutating func readCatalog() -> Bool {
        guard let catalog = try? Catalog(bytes, path: ""), catalog.hasStrings else { return false }
        members = Self.members(of: catalog, bytes)
        let strings = catalog.document?.root.members.filter { $0.name.string == "strings" } ?? []
        end = strings.count == 1 ? strings[0].value.range.upperBound - 1 : nil
        return true
    }

    /// Returns the keys of a catalog that was parsed from the bytes.
    static func members(of catalog: Catalog, _ bytes: [UInt8]) -> [Member] {
        (0..<catalog.entryCount).map { index in
            let member = catalog.member(at: index)
            return Member(
                key: catalog.key(at: index).utf8, digest: ContentDigest(bytes[member.value.range]), range: member.range)
        }
    }

    private mutating func readLegacy(_ kind: LegacyTableKind) -> Bool {
        guard let table = try? LegacyTableFile(bytes, kind: kind) else { return false }
        let reader = LegacyContent(file: 0)
        for entry in table.entries {
            let content = reader.content(of: entry, at: TableLocation(file: 0, range: 0..<0))
            let leaves = EntryContent.leaves(of: content, language: TextLocation.onlyLanguage)
            let digest = Self.digest(of: leaves, comment: entry.comment)
            contents.append(EntryContent(digest: digest, comment: entry.comment, leaves: leaves))
            members.append(Member(key: Array(entry.key.utf8)[...], digest: digest, range: 0..<0))
        }
        return true
    }

    private static func digest(of leaves: [EntryContent.Leaf], comment: String?) -> ContentDigest {
        var writer = CompactWriter()
        comment.pack(into: &writer)
        leaves.pack(into: &writer)
        return ContentDigest(writer.whole)
    }
}
