import CatalogCore

/// The symbols of a catalog in the words of Xcode's own tool, as `xcstringstool generate-symbols` writes them.
///
/// `AppleFile` makes the same names for packages that are built elsewhere too; this is the text itself, which Xcode's
/// build system expects of the tool (`docs/formats.md` §6).
package struct XcodeSymbols {
    /// The file; empty where no key has a symbol.
    package private(set) var source = ""
    /// Why keys have none, a sentence and the key each.
    package private(set) var refusals: [(reason: String, key: String)] = []

    /// Makes the symbols of the keys that people wrote.
    package init(_ catalog: Catalog) {
        var symbols: [XcodeSymbol] = []
        var keys: [String: String] = [:]
        for entry in Self.entries(of: catalog) {
            let key = entry.key.string
            switch XcodeSymbol.make(of: entry, in: catalog) {
            case .failure(let rejection): refusals.append((rejection.reason.description, key))
            case .success(let symbol):
                if let other = keys.updateValue(key, forKey: symbol.signature) {
                    refusals.append(("the symbol \(symbol.signature) is that of \(Quoted.text(other)) too", key))
                }
                symbols.append(symbol)
            }
        }
        if !symbols.isEmpty { source = Self.file(symbols, table: catalog.name) }
    }

    /// The entries that get symbols, in the order of their keys; of a doubled key the first.
    private static func entries(of catalog: Catalog) -> [Entry] {
        var seen: Set<ExactText> = []
        return (0..<catalog.entryCount).map { catalog.entry(at: $0) }.filter { entry in
            entry.extractionState == .manual && entry.generatesSymbol != false
                && !entry.localizations.contains { $0.content.stringSet != nil }
                && seen.insert(ExactText(entry.key.string)).inserted
        }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    private static func file(_ symbols: [XcodeSymbol], table: String) -> String {
        var lines = header(of: table).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let members = Array(symbols.map { $0.lines(table: table) }.joined(separator: [""]))
        lines += [
            "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)", "nonisolated extension LocalizedStringResource {",
        ]
        if let type = table == "Localizable" ? nil : TableName.type(table) {
            lines.append("    /// Namespace for strings in file “\(table).xcstrings”.")
            lines.append("    enum \(type.declared) {")
            lines += members.map { $0.isEmpty ? $0 : "    " + $0 } + ["    }"]
        } else {
            lines += members
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    /// What Xcode's tool writes above all symbols; two of the lines end in a space.
    private static func header(of table: String) -> String {
        """
        //\u{20}
        // GeneratedStringSymbols_\(table).swift
        // Auto-Generated symbols for localized strings defined in “\(table).xcstrings”.
        //\u{20}

        import Foundation

        #if SWIFT_PACKAGE
        private nonisolated let resourceBundle = Foundation.Bundle.module
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
        #else

        private class ResourceBundleClass {}
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
        #endif

        """
    }
}
