import CatalogCore
import CatalogRuntime

/// The texts of a key in one language, prepared for Android resources.
struct AndroidTexts {
    /// The shape of the resource; nil if there are no texts or none that can be exported.
    let shape: AndroidShape?
    /// The parts that are left out.
    let leftOut: [(part: PartPath, reason: TableUnits.Reason)]
    /// Whether there is any text.
    let isThere: Bool
    private let texts: LanguageTexts
    /// The key as its own text, if the source language has no text for the key; otherwise nil.
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

    /// Whether one of the texts takes arguments.
    var takesArguments: Bool {
        texts.parts.contains { FormatString(texts[$0]?.text ?? "").takesArguments }
            || FormatString(standIn ?? "").takesArguments
    }

    /// The plural categories that have their own texts.
    var categories: [PluralCategory] {
        guard let shape, shape.plural != .none else { return [] }
        return PluralCategory.allCases.filter { texts[shape.part($0.rawValue)] != nil }
    }

    /// Returns the text of a part as files for translators show it; nil if there is none.
    func shown(_ part: PartPath) -> String? { texts[part]?.text ?? (part.isWhole ? standIn : nil) }

    /// Returns the text of a category, or the text that stands in for it.
    ///
    /// A nil category means a text without cases.
    func shown(_ category: PluralCategory?, as shape: AndroidShape) -> String? {
        guard let category, shape.plural != .none else { return shown(shape.base) }
        return texts.text(standingInFor: shape.part(category.rawValue))
    }

    /// Returns the text of a category for Android's `getString`; nil if there is none.
    func java(_ category: PluralCategory?, isFormatted: Bool) throws(JavaText.Failure) -> JavaText? {
        guard let shape, let text = shown(category, as: shape) else { return nil }
        guard case .substitution(let name) = shape.plural else {
            return try JavaText(text, isFormatted: isFormatted)
        }
        guard let sentence = shown(shape.base) else { throw JavaText.Failure(reason: .unknownSubstitution(name)) }
        return try JavaText(sentence, isFormatted: true, substitute: .init(name: name, text: text))
    }
}
