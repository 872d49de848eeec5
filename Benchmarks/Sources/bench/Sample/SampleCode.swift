import Foundation
import XCStringsKit

/// The generated accessors of a generated catalog, as a Swift file for the compiler.
struct SampleCode {
    /// The path.
    let path: String
    /// The number of keys; zero for a file that only imports the runtime.
    let keyCount: Int

    /// Writes the accessors of a catalog with so many keys.
    static func generate(keyCount: Int, at path: String) throws {
        let catalog = try Catalog(SampleCatalog.bytes(keyCount: keyCount), path: "Localizable.xcstrings")
        let result = StringsGenerator(GenerationSettings()).generate([catalog])
        guard let source = result.files.first?.source else { throw GenerationRefusal(result.problems) }
        try Data((keyCount > 0 ? source : "import CatalogRuntime\n").utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Has another process generate the code, as for `SampleFile`.
    init(generating keyCount: Int, in folder: String, with bench: String) throws {
        path = "\(folder)/Strings\(keyCount).swift"
        self.keyCount = keyCount
        try ChildProcess.succeed([bench, "generate-code", String(keyCount), path])
    }
}
