import CatalogCore

extension GenerationSettings {
    /// The name of the configuration file.
    public static let fileName = "generate-strings.json"

    /// Parses `generate-strings.json`.
    ///
    /// - Parameter path: The path of the file for messages; no file is opened.
    /// - Throws: A `GenerationRefusal` with all problems and their locations.
    public init(_ bytes: [UInt8], path: String) throws(GenerationRefusal) {
        self.init()
        let document: Document
        do throws(DocumentError) {
            document = try Document(bytes)
        } catch {
            let location = GenerationLocation(path: path, position: error.position)
            throw GenerationRefusal([GenerationDiagnostic(at: location, error.description)])
        }
        var reader = SettingsReader(path: path, lines: LineIndex(bytes))
        reader.read(document.root, into: &self)
        if !reader.problems.isEmpty { throw GenerationRefusal(reader.problems) }
    }
}
