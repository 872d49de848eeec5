import CatalogCore
import CatalogEditing
import CatalogRuntime

/// A file of Android's resources that came back, with the one that it was translated from, where that is there.
package struct ReceivedResources: Sendable {
    /// The file's name, which tells the table.
    package let name: String
    private let folder: String
    private let resources: [ReadResource]
    private let sources: [String: ReadResource]

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - name: the file's name.
    ///   - folder: the name of the folder that it lies in, which tells the language.
    ///   - source: the file of that name in the folder of the source language; nil where there is none.
    package init(_ bytes: [UInt8], name: String, folder: String, source: ReceivedResources?) throws(XLIFFError) {
        (self.name, self.folder) = (name, folder)
        resources = try AndroidReader.resources(in: bytes)
        sources = Dictionary((source?.resources ?? []).map { ($0.name, $0) }) { first, _ in first }
    }

    /// How many texts there are.
    package var count: Int { resources.reduce(0) { $0 + $1.items.count } }

    /// Where the first of them stands.
    package var position: TextPosition { resources.first?.position ?? .start }

    /// The language as a table spells it; nil where the folder is none of a language.
    package func language(in table: any StringTable, source: LanguageTag?) -> LanguageTag? {
        if folder == AndroidFolder.source { return source }
        return table.languages.first { AndroidFolder.name(of: $0) == folder } ?? AndroidFolder.language(of: folder)
    }

    /// The translations for a table.
    package func file(for table: EditableTable, interface: InterfaceTexts) -> ReceivedFile {
        let source = table.sourceLanguage ?? "und"
        let language = language(in: table.table, source: table.sourceLanguage)
        guard let language else { return ReceivedFile(original: name, targetLanguage: nil, at: position) }
        let index = ResourceIndex(table.table)
        let places = table.places
        var units: [ReceivedUnit] = []
        for resource in resources {
            let read = sources[resource.name]
            let translated = read?.isPlural == resource.isPlural ? read : nil
            let entry = index.key(resource.name).flatMap { places[Array($0.utf8)] }.map { table.table.entry(at: $0) }
            guard let entry else {
                units += ResourceUnits.ofNewKey(resource, source: language == source ? nil : translated)
                continue
            }
            let matcher = ResourceUnits(
                AndroidEntry(entry, from: source, to: language, isCatalog: table.isCatalog, interface: interface),
                language: language, isSource: language.isSameLanguage(as: source))
            let received = matcher.units(of: resource, source: translated)
            // What no translator should touch goes with the rest and comes back as it was.
            units += entry.shouldTranslate ? received : received.filter { !matcher.isPresent($0) }
        }
        return ReceivedFile(original: name, targetLanguage: language, at: position, units: units)
    }
}
