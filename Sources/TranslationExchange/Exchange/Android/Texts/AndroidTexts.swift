import CatalogCore
import CatalogRuntime

/// The texts of a key in one language in Android's terms.
struct AndroidTexts {
    /// How they become a resource; nil where there are none, or none that can.
    let shape: AndroidShape?
    /// What stays behind.
    let leftOut: [(part: PartPath, reason: AndroidLoss.Reason)]
    /// Whether there is any text.
    let isThere: Bool
    private let texts: LanguageTexts
    /// The text of a key that has none in its own language: the key.
    private let standIn: String?

    init(_ localization: Localization?, isCatalog: Bool, standIn: String? = nil) {
        texts = LanguageTexts(localization, isCatalog: isCatalog)
        self.standIn = texts.parts.isEmpty ? standIn : nil
        let parts = texts.parts.isEmpty && standIn != nil ? [.whole] : texts.parts
        isThere = !parts.isEmpty
        guard isThere else {
            (shape, leftOut) = (nil, [])
            return
        }
        let (result, others) = AndroidShape.of(parts)
        switch result {
        case .success(let shape): (self.shape, leftOut) = (shape, others)
        case .failure(let failure): (shape, leftOut) = (nil, [(.whole, failure.reason)])
        }
    }

    /// Whether arguments are put into one of the texts.
    var takesArguments: Bool {
        texts.parts.contains { FormatString(texts[$0]?.text ?? "").takesArguments }
            || FormatString(standIn ?? "").takesArguments
    }

    /// The plural categories that have texts of their own.
    var categories: [PluralCategory] {
        guard let shape, shape.plural != .none else { return [] }
        return PluralCategory.allCases.filter { texts[shape.part($0.rawValue)] != nil }
    }

    /// What the table says at a part, as files for translators show it; nil where it says nothing.
    func shown(_ part: PartPath) -> String? { texts[part]?.text ?? (part.isWhole ? standIn : nil) }

    /// The text of a case, or the one that is shown in its place; nil stands for a text without cases.
    func shown(_ category: PluralCategory?, as shape: AndroidShape) -> String? {
        guard let category, shape.plural != .none else { return shown(shape.base) }
        return texts.text(standingInFor: shape.part(category.rawValue))
    }

    /// The text of a case as Android's `getString` takes it; nil where there is none.
    func java(_ category: PluralCategory?, isFormatted: Bool) throws(JavaText.Failure) -> JavaText? {
        guard let shape, let text = shown(category, as: shape) else { return nil }
        guard case .substitution(let name) = shape.plural else {
            return try JavaText(text, isFormatted: isFormatted)
        }
        guard let sentence = shown(shape.base) else { throw JavaText.Failure(reason: .unknownSubstitution(name)) }
        return try JavaText(sentence, isFormatted: true, substitute: .init(name: name, text: text))
    }
}
