import CatalogCore
import CatalogLint
import InterfaceTexts
import StringTables

extension LegacyChangeError {
    /// The error message, in the interface's language.
    ///
    /// For errors in a file, it ends with the wording of `lint`.
    var sentence: String {
        switch self {
        case .missingKey(let key): "\(Texts.Legacy.missingKey(key: Quotation.of(key)))"
        case .existingKey(let key, let location?):
            "\(Texts.Legacy.existingKeyAt(key: Quotation.of(key), place: Self.numbers(location)))"
        case .existingKey(let key, nil): "\(Texts.Legacy.existingKey(key: Quotation.of(key)))"
        case .doubledKey(let key, let first?, let second?):
            "\(Texts.Legacy.doubledKeyAt(key: Quotation.of(key), first: Self.numbers(first), second: Self.numbers(second)))"
        case .doubledKey(let key, _, _): "\(Texts.Legacy.doubledKey(key: Quotation.of(key)))"
        case .value(let error): error.sentence
        case .unreadable(let key, let error):
            "\(Texts.Legacy.unreadable(key: Quotation.of(key), reason: error.description))"
        case .harmful(let key): "\(Texts.Legacy.harmful(key: Quotation.of(key)))"
        }
    }

    private static func numbers(_ position: TextPosition) -> String { "\(position.line):\(position.column)" }
}
