import Foundation

/// A generated folder with many catalogs.
struct SampleMonorepo {
    /// The path of the folder.
    let path: String
    /// The number of catalogs.
    let catalogs: Int
    /// The size of all catalogs in bytes.
    let bytes: Int

    /// The number of keys in each catalog.
    static let keysACatalog = 100

    /// Writes the catalogs, each in the folder of a module.
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

    /// Generates the catalogs in a separate process.
    ///
    /// Otherwise the peak memory of this process would grow, and each process that it starts later would report it too.
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
