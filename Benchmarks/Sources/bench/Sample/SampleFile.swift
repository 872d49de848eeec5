import Foundation

/// A generated catalog on disk.
struct SampleFile {
    /// The path.
    let path: String
    /// The number of keys.
    let keyCount: Int
    /// The size in bytes.
    let bytes: Int

    /// The size in millions of bytes, rounded.
    var megabytes: Int { Int((Double(bytes) / 1e6).rounded()) }

    /// Writes a catalog with so many keys, in the form that Xcode writes.
    static func generate(_ kind: SampleKind, keyCount: Int, at path: String) throws {
        try Data(kind.bytes(of: 0..<keyCount)).write(to: URL(fileURLWithPath: path))
    }

    /// Has another process generate the catalog: the memory that it takes would count for every process started later.
    init(generating kind: SampleKind, keyCount: Int, at path: String, with bench: String) throws {
        try ChildProcess.succeed([bench, "generate", String(keyCount), path, kind.rawValue])
        self.path = path
        self.keyCount = keyCount
        bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
}
