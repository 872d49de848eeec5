import Foundation

/// A generated folder with many catalogs.
struct SampleMonorepo {
    /// The path of the folder.
    let path: String
    /// The number of catalogs.
    let catalogs: Int
    /// The size of all catalogs in bytes.
    let bytes: Int

    /// The keys of each catalog.
    static let keysACatalog = 100

    /// Writes so many catalogs, each in a module's folder.
    static func generate(catalogs: Int, at path: String) throws {
        try? FileManager.default.removeItem(atPath: path)
        for number in 0..<catalogs {
            let folder = "\(path)/Modules/Module\(number)/Resources"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let first = number * keysACatalog
            try Data(SampleKind.two.bytes(of: first..<(first + keysACatalog)))
                .write(to: URL(fileURLWithPath: "\(folder)/Localizable.xcstrings"))
        }
    }

    /// Has another process make it, as for `SampleFile`.
    init(generating catalogs: Int, at path: String, with bench: String) throws {
        try ChildProcess.succeed([bench, "generate-monorepo", String(catalogs), path])
        self.path = path
        self.catalogs = catalogs
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        bytes = try files.filter { $0.hasSuffix(".xcstrings") }.reduce(0) { sum, file in
            sum + (try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.size] as? Int ?? 0)
        }
    }
}
