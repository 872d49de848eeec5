import Foundation
import XCStringsKit

/// The accessors of a generated catalog on disk, for a compiler.
struct SampleCode {
    let path: String
    /// The number of keys; none for a file that only imports the run time.
    let keyCount: Int

    /// Writes the accessors of a catalog with so many keys.
    static func generate(keyCount: Int, at path: String) throws {
        let catalog = try Catalog(SampleCatalog.bytes(keyCount: keyCount), path: "Localizable.xcstrings")
        let result = StringsGenerator(GenerationSettings()).generate([catalog])
        guard let source = result.files.first?.source else { throw GenerationRefusal(result.problems) }
        try Data((keyCount > 0 ? source : "import CatalogRuntime\n").utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Has another process generate the code, as with catalogs.
    init(generating keyCount: Int, in folder: String, with bench: String) throws {
        path = "\(folder)/Strings\(keyCount).swift"
        self.keyCount = keyCount
        let command = [bench, "generate-code", String(keyCount), path]
        guard try ChildProcess.run(command).status == 0 else {
            throw ChildProcess.LaunchFailure(command: command, code: 0)
        }
    }
}
