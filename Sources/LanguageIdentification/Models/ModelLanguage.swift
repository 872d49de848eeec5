import CatalogRuntime

/// A language of one of the models.
package struct ModelLanguage: Sendable {
    private let script: LetterScript
    /// The index of the language in the model.
    package let index: Int
    /// The indices of the languages that a text may look like: the language itself and those too similar to be
    /// distinguished.
    let expected: [Int]
    /// The indices of the languages that a text must not be in.
    let others: [Int]
    /// The indices of the languages with little training data.
    let sparse: Set<Int>

    /// Finds the language of a tag without loading a model; nil if no model has it.
    package init?(of tag: LanguageTag) {
        guard let name = tag.likelyScript, let code = tag.canonical.language else { return nil }
        let script = LetterScript(name)
        let spelling = code == "sr" && name == "Latn" ? "sr-Latn" : code == "no" ? "nb" : code
        guard let languages = LanguageModel.languages(in: script), let index = languages.codes.firstIndex(of: spelling)
        else { return nil }
        let kin = LanguageKinship.relatives(of: spelling)
        let excused = kin.subtracting(LanguageKinship.between)
        let codes = languages.codes
        self.script = script
        self.index = index
        expected = codes.indices.filter { $0 == index || excused.contains(codes[$0]) }
        others = codes.indices.filter { $0 != index && !kin.contains(codes[$0]) }
        sparse = languages.sparse
    }

    /// Whether there was little training data for the language.
    var isSparse: Bool { sparse.contains(index) }

    /// The model that contains the language.
    package var model: LanguageModel? { LanguageModel.model(of: script) }
}
