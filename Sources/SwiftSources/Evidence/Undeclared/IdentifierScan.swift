import CatalogCore

/// A search for identifiers in code of any language that a code generator could make of keys.
///
/// `homeTitle`, `home_title` and `HOME_TITLE` stand for `home.title`. Keys of one word are left out, because most code
/// has such identifiers for other purposes.
struct IdentifierScan {
    private let keys: [String: [ExactText]]
    private let hashes: Set<UInt64>

    /// An identifier that stands for keys.
    struct Found {
        let keys: [ExactText]
        let name: String
        let offset: Int
    }

    /// Creates a search for keys.
    init(_ keys: Set<ExactText>) {
        self.keys = KeySpellings(keys).names
        hashes = Set(self.keys.keys.map { FowlerHash($0.utf8).value })
    }

    /// Whether no identifier can stand for a key.
    var isEmpty: Bool { keys.isEmpty }

    /// Calls a function with each identifier that stands for keys.
    func forEach(in bytes: [UInt8], _ body: (Found) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                guard Self.isPart(bytes[offset]) else {
                    offset += 1
                    continue
                }
                let start = offset
                var hash = FowlerHash()
                while offset < bytes.count, Self.isPart(bytes[offset]) {
                    if let byte = Self.folded(bytes[offset]) { hash.add(byte) }
                    offset += 1
                }
                guard hashes.contains(hash.value) else { continue }
                let name = String(decoding: bytes[start..<offset], as: UTF8.self)
                if let found = keys[KeySpelling.folded(name)] { body(Found(keys: found, name: name, offset: start)) }
            }
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIIWord || byte >= 0x80 }

    private static func folded(_ byte: UInt8) -> UInt8? { byte >= 0x80 ? byte : KeySpelling.folded(byte) }
}

extension SourceProject {
    /// Returns the identifiers in Swift code that could stand for keys and that no code declares.
    func undeclaredNames(of keys: Set<ExactText>) -> [ExactText: [PossibleReference]] {
        let scan = IdentifierScan(keys)
        guard !scan.isEmpty else { return [:] }
        let declared = DeclaredNames(index.files)
        var found: [ExactText: [PossibleReference]] = [:]
        for file in index.files {
            var lines: LineIndex?
            scan.forEach(in: file.bytes) { name in
                guard !declared.contains(name.name) else { return }
                let index = lines ?? LineIndex(file.bytes)
                lines = index
                let reference = PossibleReference(
                    kind: .accessor, text: name.name, path: file.path, position: index.position(at: name.offset))
                for key in name.keys { found[key, default: []].append(reference) }
            }
        }
        return found
    }
}
