import CatalogCore
import CatalogRuntime
import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

extension ExchangeTrial {
    /// Returns the resources in a language.
    func resources(_ language: LanguageTag) -> AndroidTable {
        AndroidTable(
            table.table, from: source, to: language, names: ResourceNames([table.table]),
            kinds: AndroidKinds(table.table, source: source, interface: InterfaceTexts()), interface: InterfaceTexts())
    }

    /// Returns the resource file in a language.
    func android(_ language: LanguageTag) -> [UInt8] { AndroidWriter.bytes(of: resources(language)) }

    /// Returns the lines of the resource file inside its root element.
    func androidLines(_ language: LanguageTag) -> [String] {
        String(decoding: android(language), as: UTF8.self).split(separator: "\n").dropFirst(2).dropLast()
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the texts left out in a language, as `part: reason`.
    func androidLosses(_ language: LanguageTag) -> [String] {
        resources(language).leftOut.map { loss in
            "\(loss.key)\(loss.part.isWhole ? "" : " \(loss.part)"): \(loss.reason)"
        }
    }

    /// Imports a resource file, optionally with the source file that it was translated from.
    func importing(
        android bytes: [UInt8], _ language: LanguageTag, source: [UInt8]? = nil, createsKeys: Bool = false
    ) throws -> TableImport {
        let name = AndroidTableFile(table: table.table.name).name
        let translated = try source.map {
            try ReceivedResources($0, name: name, folder: AndroidFolder.source, source: nil)
        }
        let isSource = language.isSameLanguage(as: self.source)
        let folder = isSource ? AndroidFolder.source : try #require(AndroidFolder.name(of: language))
        let received = try ReceivedResources(bytes, name: name, folder: folder, source: translated)
        return try TableImport(
            [received.file(for: table, interface: InterfaceTexts())], into: table, createsKeys: createsKeys)
    }

    /// Imports the elements of a resource file.
    func importing(
        resources: String, _ language: LanguageTag, source: String? = nil, createsKeys: Bool = false
    ) throws -> TableImport {
        try importing(
            android: Self.resources(resources), language, source: source.map(Self.resources), createsKeys: createsKeys)
    }

    /// Returns a resource file with some elements.
    static func resources(_ elements: String) -> [UInt8] {
        Array("<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\n\(elements)\n</resources>\n".utf8)
    }
}
