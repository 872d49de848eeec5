import CatalogRuntime

/// A language that one of the models knows.
package struct ModelLanguage: Sendable {
    private let script: LetterScript
    /// Its number in the model.
    package let index: Int
    /// The numbers of the languages nearest to it, two at most.
    let rivals: [Int]

    /// The language of a tag, read from no model; nil where none knows it.
    package init?(of tag: LanguageTag) {
        guard let name = tag.likelyScript, let code = tag.canonical.language else { return nil }
        script = LetterScript(name)
        let spelling = code == "sr" && name == "Latn" ? "sr-Latn" : code == "no" ? "nb" : code
        let known = LanguageModel.languages(in: script)
        guard let index = known.firstIndex(of: Substring(spelling)) else { return nil }
        self.index = index
        rivals = LanguageKinship.rivals(of: spelling).compactMap { known.firstIndex(of: Substring($0)) }
    }

    /// The model.
    package var model: LanguageModel? { LanguageModel.model(of: script) }
}
