import Foundation

/// A generated catalog on disk.
struct SampleFile {
    let path: String
    let bytes: Int

    /// The size in millions of bytes, rounded.
    var megabytes: Int { Int((Double(bytes) / 1e6).rounded()) }

    /// Writes a catalog with so many keys, in the form that Xcode writes.
    static func generate(keyCount: Int, at path: String) throws {
        let bytes = SampleCatalog.bytes(keyCount: min(keyCount, SampleKey.limit))
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    /// Has another process generate the catalog: the memory that it takes would count for every process started later.
    init(generating keyCount: Int, at path: String, with bench: String) throws {
        let child = try ChildProcess.run([bench, "generate", String(keyCount), path])
        guard child.status == 0 else { throw ChildProcess.LaunchFailure(command: [bench, "generate"], code: 0) }
        self.path = path
        bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
}
