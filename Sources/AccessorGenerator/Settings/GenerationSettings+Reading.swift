import CatalogCore

extension GenerationSettings {
    /// The name of the file that says what accessors a target gets.
    public static let fileName = "generate-strings.json"

    /// Reads the bytes of `generate-strings.json`.
    ///
    /// - Parameter path: the file's path, for messages; nothing is opened.
    /// - Throws: all that is wrong in it, each with its place.
    public init(_ bytes: [UInt8], path: String) throws(GenerationRefusal) {
        self.init()
        let document: Document
        do throws(DocumentError) {
            document = try Document(bytes)
        } catch {
            let place = GenerationPlace(path: path, position: error.position)
            throw GenerationRefusal([GenerationDiagnostic(at: place, error.description)])
        }
        var reader = SettingsReader(path: path, lines: LineIndex(bytes))
        reader.read(document.root, into: &self)
        if !reader.problems.isEmpty { throw GenerationRefusal(reader.problems) }
    }
}
