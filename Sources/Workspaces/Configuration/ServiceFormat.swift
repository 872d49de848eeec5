import TranslationExchange

/// The form in which texts go to a translation service and come back.
package enum ServiceFormat: Hashable, Sendable {
    /// The tables themselves: catalogs, `.strings` and `.stringsdict` files.
    case tables
    /// A format for translators.
    case exchange(ExchangeFormat)

    /// The form if none is chosen.
    package static let usual = ServiceFormat.exchange(.xliff)

    /// Parses a name.
    ///
    /// Returns nil if it is invalid.
    package init?(_ name: String) {
        guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// All forms, in the order of help texts.
    package static let all = exchanged.map { ServiceFormat.exchange($0) } + [.tables]

    /// The formats for translators whose files can come back one by one.
    private static var exchanged: [ExchangeFormat] {
        ExchangeFormat.all.filter { format in
            format.isForTranslators && format.isImportable && [.file, .filePerTable].contains(format.layout)
        }
    }

    /// The names of all forms.
    package static var names: [String] { all.map(\.name) }

    /// The names in a sentence: `xliff, csv, po or tables`.
    package static var alternatives: String {
        "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
    }

    /// The name on command lines and in configurations.
    package var name: String {
        switch self {
        case .tables: "tables"
        case .exchange(let format): format.name
        }
    }
}
