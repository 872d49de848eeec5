import Foundation
import XCStringsKit

/// The accessors for a generated catalog, as a Swift file for the compiler.
struct SampleCode {
    /// The path of the Swift file.
    let path: String
    /// The number of keys; zero for a file that only imports the runtime.
    let keyCount: Int

    /// Writes the accessors for a catalog with this number of keys.
    static func generate(keyCount: Int, at path: String) throws {
        let catalog = try Catalog(SampleCatalog.bytes(keyCount: keyCount), path: "Localizable.xcstrings")
        let result = StringsGenerator(GenerationSettings()).generate([catalog])
        guard let source = result.files.first?.source else { throw GenerationRefusal(result.problems) }
        try Data((keyCount > 0 ? source : "import CatalogRuntime\n").utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Generates the code in a separate process.
    ///
    /// Otherwise the peak memory of this process would grow, and each process that it starts later would report it too.
    init(generating keyCount: Int, in folder: String, with bench: String) throws {
        path = "\(folder)/Strings\(keyCount).swift"
        self.keyCount = keyCount
        try ChildProcess.succeed([bench, "generate-code", String(keyCount), path])
    }
}
