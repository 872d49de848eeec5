import CatalogRuntime

/// A language that one of the models knows.
package struct ModelLanguage: Sendable {
    private let script: LetterScript
    /// Its number in the model.
    package let index: Int
    /// The numbers of the languages that a text in it may look like: itself, and those too near to be told apart.
    let expected: [Int]
    /// The numbers of the languages that a text in it must not be in.
    let others: [Int]
    /// The numbers of the languages of which little is known.
    let sparse: Set<Int>

    /// The language of a tag, read from no model; nil where none knows it.
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

    /// Whether little is known of it.
    var isSparse: Bool { sparse.contains(index) }

    /// The model.
    package var model: LanguageModel? { LanguageModel.model(of: script) }
}
