import CatalogCore
import CatalogEditing
import CatalogRuntime

/// An imported Android resource file, with the source file that it was translated from if that exists.
package struct ReceivedResources: Sendable {
    /// The name of the file, which identifies the table.
    package let name: String
    private let folder: String
    /// The language that the user named; nil for the language of the folder.
    private let named: LanguageTag?
    private let resources: [ParsedResource]
    private let sources: [String: ParsedResource]
    /// The path of the folder that has those of the languages; nil if unknown.
    package var folderOfTable: String?
    /// The path at which the source file should be; nil if it is there or not needed.
    var missingSource: String?

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - folder: The name of the file's folder, which tells the language.
    ///   - language: The language, whatever the folder tells; nil for the folder's.
    ///   - source: The file of the same name in the source language; nil if there is none.
    package init(
        _ bytes: [UInt8], name: String, folder: String, language: LanguageTag? = nil, source: ReceivedResources?
    ) throws(XLIFFError) {
        (self.name, self.folder, named) = (name, folder, language)
        resources = try AndroidReader.resources(in: bytes)
        // A list may have the name of a text.
        let texts = source?.resources.filter { !$0.isList } ?? []
        sources = Dictionary(texts.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The number of texts.
    package var count: Int { resources.reduce(0) { $0 + $1.items.count } }

    /// The position of the first resource.
    package var position: TextPosition { resources.first?.position ?? .start }

    /// Returns the language in the table's spelling; nil if the folder's name has no language.
    package func language(in table: EditableTable) -> LanguageTag? {
        if named == nil, folder == AndroidFolder.source { return table.sourceLanguage }
        let own = named == nil ? table.table.languages.first { AndroidFolder.name(of: $0) == folder } : nil
        guard let language = own ?? named ?? AndroidFolder.language(of: folder) else { return nil }
        return table.language(named: language).only ?? language
    }

    /// Returns the translations for a table.
    package func file(for table: EditableTable, interface: InterfaceTexts) -> ReceivedFile {
        let source = table.sourceLanguage ?? "und"
        let language = language(in: table)
        guard let language else { return ReceivedFile(original: name, targetLanguage: nil, at: position) }
        let index = ResourceIndex(table.table)
        let locations = table.locations
        var units: [ReceivedUnit] = []
        for resource in resources {
            guard !resource.isList else {
                units += ResourceUnits.ofNewKey(resource, source: nil)
                continue
            }
            let read = sources[resource.name]
            let translated = read?.isPlural == resource.isPlural ? read : nil
            let entry = index.key(resource.name).flatMap { locations[Array($0.utf8)] }.map { table.table.entry(at: $0) }
            guard let entry else {
                units += ResourceUnits.ofNewKey(resource, source: language == source ? nil : translated)
                continue
            }
            let matcher = ResourceUnits(
                AndroidEntry(entry, from: source, to: language, isCatalog: table.isCatalog, interface: interface),
                language: language, isSource: language.isSameLanguage(as: source))
            let received = matcher.units(of: resource, source: translated)
            // Texts that must not be translated are exported as well. They are ignored if they come back unchanged.
            units += entry.shouldTranslate ? received : received.filter { !matcher.isPresent($0) }
        }
        // Services fill a platform's file with source texts.
        for index in units.indices { units[index].tellsNoState = true }
        return ReceivedFile(original: name, targetLanguage: language, at: position, units: units)
    }
}
