import Foundation

/// A generated catalog on disk.
struct SampleFile {
    /// The path of the catalog.
    let path: String
    /// The number of keys.
    let keyCount: Int
    /// The size in bytes.
    let bytes: Int

    /// The size in millions of bytes, rounded.
    var megabytes: Int { Int((Double(bytes) / 1e6).rounded()) }

    /// Writes a catalog with this number of keys in Xcode's format.
    static func generate(_ kind: SampleKind, keyCount: Int, at path: String) throws {
        try Data(kind.bytes(of: 0..<keyCount)).write(to: URL(fileURLWithPath: path))
    }

    /// Generates the catalog in a separate process.
    ///
    /// Otherwise the peak memory of this process would grow, and each process that it starts later would report it too.
    init(generating kind: SampleKind, keyCount: Int, at path: String, with bench: String) throws {
        try ChildProcess.succeed([bench, "generate", String(keyCount), path, kind.rawValue])
        self.path = path
        self.keyCount = keyCount
        bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
}
