import CatalogCore

/// The symbols of a catalog with the same source code as `xcstringstool generate-symbols`.
///
/// `AppleFile` generates the same names for packages that are also built elsewhere. This type generates the exact text
/// that Xcode's build system expects from the tool (`docs/formats.md` §6).
package struct XcodeSymbols {
    /// The source code; empty if no key has a symbol.
    package private(set) var source = ""
    /// The keys without a symbol, each with the reason.
    package private(set) var refusals: [(reason: String, key: String)] = []

    /// Generates the symbols of manual keys.
    package init(_ catalog: Catalog) {
        var symbols: [XcodeSymbol] = []
        var keys: [String: String] = [:]
        for entry in Self.entries(of: catalog) {
            let key = entry.key.string
            switch XcodeSymbol.make(of: entry, in: catalog) {
            case .failure(let rejection): refusals.append((rejection.reason.description, key))
            case .success(let symbol):
                if let other = keys.updateValue(key, forKey: symbol.signature) {
                    refusals.append(("\(Quoted.text(other)) has the same symbol \(symbol.signature)", key))
                }
                symbols.append(symbol)
            }
        }
        if !symbols.isEmpty { source = Self.file(symbols, table: catalog.name) }
    }

    /// Returns the entries that get symbols, sorted by key.
    ///
    /// Of duplicate keys, the last is used.
    private static func entries(of catalog: Catalog) -> [Entry] {
        var seen: Set<ExactText> = []
        return (0..<catalog.entryCount).reversed().map { catalog.entry(at: $0) }.filter { entry in
            entry.extractionState == .manual && entry.generatesSymbol != false
                && !entry.localizations.contains { $0.content.stringSet != nil }
                && seen.insert(ExactText(entry.key.string)).inserted
        }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    private static func file(_ symbols: [XcodeSymbol], table: String) -> String {
        // A file name may have line breaks, which would end a comment.
        let shown = VisibleText.escaped(table)
        var lines = header(of: shown).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let members = Array(symbols.map { $0.lines(table: table) }.joined(separator: [""]))
        lines += [
            "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)", "nonisolated extension LocalizedStringResource {",
        ]
        if let type = table == "Localizable" ? nil : TableName.type(table) {
            lines.append("    /// Namespace for strings in file “\(shown).xcstrings”.")
            lines.append("    enum \(type.declared) {")
            lines += members.map { $0.isEmpty ? $0 : "    " + $0 } + ["    }"]
        } else {
            lines += members
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    /// Returns the header that Xcode's tool writes.
    ///
    /// Two of its lines end in a space.
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
