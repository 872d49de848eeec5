import CatalogRuntime

/// A language that one of the models knows.
package struct ModelLanguage: Sendable {
    private let script: LetterScript
    /// Its number in the model.
    package let index: Int

    /// The language of a tag, read from no model; nil where none knows it.
    package init?(of tag: LanguageTag) {
        guard let name = tag.likelyScript, let code = tag.canonical.language else { return nil }
        script = LetterScript(name)
        let spelling = code == "sr" && name == "Latn" ? "sr-Latn" : code == "no" ? "nb" : code
        guard let index = LanguageModel.languages(in: script).firstIndex(of: Substring(spelling)) else { return nil }
        self.index = index
    }

    /// The model.
    package var model: LanguageModel? { LanguageModel.model(of: script) }
}
