import CatalogCore

/// The reasons to doubt that a text needs a translation.
///
/// A warning needs two proofs: the code shows the text to people, and the text is language. A text with only one of them
/// is a note.
struct TextDoubts {
    private let file: SourceFile
    private let languages: KnownLanguages
    private let vocabulary: Vocabulary
    private let lists: TechnicalLists
    /// The calls that make a message for a language model: `Message(role: .system, content: "…")`.
    private let instructions: Set<Int>
    /// The calls with an argument that keeps their texts from people: `makeError("…", kind: .hidden)`.
    private let hiding: Set<Int>
    private let records: NamedRecords
    private let declarations: Declarations
    /// The names of properties that code changes through bindings.
    private let boundNames: Set<String>
    /// Whether the file is the work of others, or for developers only.
    private let isForeign: Bool
    private let forDevelopers: DeveloperDeclarations
    private let shown: UserFacingDeclarations

    init(
        _ file: SourceFile, _ project: SourceProject, _ languages: KnownLanguages, isForeign: Bool,
        _ shown: UserFacingDeclarations
    ) {
        (forDevelopers, self.shown) = (shown.forDevelopers, shown)
        (self.file, self.languages, self.isForeign) = (file, languages, isForeign)
        vocabulary = project.keys.vocabulary
        lists = TechnicalLists(file)
        records = NamedRecords(in: file)
        instructions = Self.calls(of: file, with: Self.roles) { $0 == "role" }
        hiding = Self.calls(of: file, with: Self.audiences) { $0 != nil }
        declarations = project.index.declarations
        boundNames = project.index.values.contents.openNames
    }

    /// Returns the calls that have a case with one of some names as an argument with an accepted label.
    private static func calls(
        of file: SourceFile, with names: Set<String>, _ accepts: (_ label: String?) -> Bool
    ) -> Set<Int> {
        Set(
            file.facts.members.compactMap { member in
                guard let call = member.call, member.path.count == 2, names.contains(member.path[1]) else { return nil }
                let labels = file.facts.calls[call].labels
                return labels.indices.contains(member.index) && accepts(labels[member.index]) ? call : nil
            })
    }

    /// Returns whether people may not see a text, or whether code suggests that it is none for people.
    func concern(
        _ text: String, _ literal: LiteralFact, _ prose: Prose, _ location: UserFacingLocation, _ context: ContextFact
    ) -> Bool {
        if context.isDebugging || isStandIn(literal) { return true }
        if isForeign || forDevelopers.hold(context.declaration) || shown.unused.hold(context.declaration) {
            return true
        }
        if case .returned(let member, _) = literal.role, shown.neverShow(literal.cases, of: context.type, in: member) {
            return true
        }
        if isPrompt(prose, location) || isInstruction(text, prose) || isTagged(text) { return true }
        if isArgument(literal, of: instructions) || isArgument(literal, of: hiding) || isMessageOfType(text) {
            return true
        }
        if ModelTools.hold(context.type, declarations) || DeveloperWords.describeStatus(context.type) { return true }
        // The language alone does not prove that the code shows the text: it can be a prompt, or go to a file.
        if location.strength == .weak { return true }
        if lists.contain(literal) || isHiddenTitle(literal) || isTitleOfMenu(literal) { return true }
        if ChartLabels.contain(literal, in: file) { return true }
        if !location.isDirect, HardCodedScope.holdsSamples(location.position.name) { return true }
        if isDecodedCode(prose, location, context) || isInNamedLanguage(literal, location) { return true }
        if isPartOfFileName(prose, location, context) || isCitation(location) { return true }
        if DeveloperWords.concern(prose, location, context, declarations) { return true }
        guard !location.isDirect, !hasFunctionWord(prose), !endsSentence(text), !NameHolders.standsIn(prose) else {
            return false
        }
        return isNamedForPrograms(literal, prose, location) || isFirstValue(literal, location, context)
            || NameHolders.listsPersons(location.position.name) || isLowercase(text, prose, location)
    }

    /// The roles of messages that a language model reads and people do not write.
    private static let roles: Set<String> = ["system", "developer", "tool"]

    /// The cases that keep a text from people, or say that it is for developers.
    private static let audiences: Set<String> = ["hidden", "debug", "verbose", "trace", "developer", "developers"]

    private func isArgument(_ literal: LiteralFact, of calls: Set<Int>) -> Bool {
        guard case .argument(let call, _) = literal.role else { return false }
        return calls.contains(call)
    }

    /// Returns whether a text begins with the name of a type of the project, as messages to developers do:
    /// `PhotoStore: no data`.
    private func isMessageOfType(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[colon...].count > 1 else { return false }
        let name = text[..<colon]
        return name.first?.isUppercase ?? false && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            && zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
            && declarations.declares(String(name))
    }

    /// Returns whether a long text tells a language model who it is.
    ///
    /// An example is “You are a careful editor. Return only …”.
    private func isInstruction(_ text: String, _ prose: Prose) -> Bool {
        prose.words.count > 12
            && ["You are a ", "You are an ", "You are the ", "Act as a "].contains(where: text.hasPrefix)
    }

    /// Returns whether a text begins with a word in brackets, which tells a log or a language model what follows, as in
    /// `[Context] The connection was lost.`.
    private func isTagged(_ text: String) -> Bool {
        guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
        let tag = text[text.index(after: text.startIndex)..<end]
        return tag.count > 1 && tag.allSatisfy(\.isLetter) && text[end...].count > 2
    }

    /// Returns whether a text is called a prompt and too long for a field, so that a language model reads it.
    private func isPrompt(_ prose: Prose, _ location: UserFacingLocation) -> Bool {
        !location.isDirect && location.position.name.lowercased().hasSuffix("prompt") && prose.words.count > 20
    }

    /// Returns whether the name of a place suggests a value for programs, or a single word also goes to a place that is
    /// only for them.
    private func isNamedForPrograms(_ literal: LiteralFact, _ prose: Prose, _ location: UserFacingLocation) -> Bool {
        guard location.isNamedForPrograms, prose.isCased,
            UserFacingNames.strength(of: location.position.name) == .weak
        else { return false }
        if !prose.isPhrase, !prose.hasValues { return true }
        // Without a label, the place has the name of the function.
        if case .argument(let call, let index) = literal.role {
            let labels = file.facts.calls[call].labels
            guard labels.indices.contains(index), labels[index] != nil else { return false }
        }
        return NonUserFacingNames.isName(String(location.position.name.drop { $0 == "." }))
    }

    /// Returns whether a place is called after a language, so that others hold the text in other languages:
    /// `englishName`, `text(english: "Save", german: "Sichern")`.
    private func isInNamedLanguage(_ literal: LiteralFact, _ location: UserFacingLocation) -> Bool {
        let words = KeyWordSplitter.words(ofName: location.position.name)
        guard !location.isDirect, let first = words.first, Self.languageWords.contains(first) else { return false }
        guard words.count == 1, case .argument(let call, _) = literal.role else { return words.count > 1 }
        return file.facts.calls[call].labels.count { $0.map(Self.languageWords.contains) ?? false } > 1
    }

    private static let languageWords: Set<String> = [
        "english", "german", "french", "spanish", "italian", "portuguese", "japanese", "chinese", "korean", "russian",
        "dutch", "turkish", "arabic", "polish", "swedish",
    ]

    /// Returns whether a text in capitals is the raw value of a case that data has too: `case active = "ACTIVE"`.
    private func isDecodedCode(_ prose: Prose, _ location: UserFacingLocation, _ context: ContextFact) -> Bool {
        location.position.name.hasSuffix("rawValue") && prose.words.allSatisfy { $0.allSatisfy(\.isUppercase) }
            && declarations.facts(of: context.type).flatMap(\.inherited).contains {
                ["Codable", "Decodable"].contains($0)
            }
    }

    /// Returns whether a text is part of the name of a file, since it stands in a type that makes such names.
    private func isPartOfFileName(_ prose: Prose, _ location: UserFacingLocation, _ context: ContextFact) -> Bool {
        guard !location.isDirect, prose.words.count < 3, prose.isTitleCased else { return false }
        let words = KeyWordSplitter.words(ofName: Declarations.last(context.type))
        return words.contains("filename") || zip(words, words.dropFirst()).contains { $0 == "file" && $1 == "name" }
    }

    /// Returns whether a place holds citations of laws and works, which stay as they are.
    private func isCitation(_ location: UserFacingLocation) -> Bool {
        guard !location.isDirect else { return false }
        return ["citation", "citations", "statute"].contains(
            KeyWordSplitter.words(ofName: location.position.name).last ?? "")
    }

    /// Returns whether a text may be a name: it is capitalized, no table uses its words as language, and its place is
    /// called a name, or it belongs to a kind of things that have names, such as themes.
    func mayBeName(_ literal: LiteralFact, _ prose: Prose, _ location: UserFacingLocation, _ context: ContextFact)
        -> Bool
    {
        guard !location.isDirect, !location.position.isError, prose.isTitleCased, !prose.hasValues,
            prose.words.count < 7,
            isCalledName(location.position.name) || belongsToNamedThings(literal, location, context)
                || isModel(literal, location) || records.hold(literal) || isWork(literal)
        else { return false }
        return !vocabulary.has(prose.words) && !NameHolders.standsIn(prose)
    }

    /// Returns whether a text in a place called a name has a code of digits and capitals, as models do: `Orca 3 4B`.
    private func isModel(_ literal: LiteralFact, _ location: UserFacingLocation) -> Bool {
        location.position.name.hasSuffix("Name")
            && (literal.plainText ?? "").split(whereSeparator: \.isWhitespace).contains { token in
                token.contains { $0.isASCII && $0.isNumber } && token.contains { $0.isASCII && $0.isUppercase }
            }
    }

    private func isCalledName(_ name: String) -> Bool {
        let single = name.hasSuffix("Names") ? String(name.dropLast()) : name
        if single == "name" || single == "names" { return true }
        return single.hasSuffix("Name") && UserFacingNames.strength(of: single) == .weak
    }

    private func belongsToNamedThings(
        _ literal: LiteralFact, _ location: UserFacingLocation, _ context: ContextFact
    ) -> Bool {
        // A title is a text, also in a view of themes.
        if UserFacingNames.strength(of: location.position.name) == .strong, !location.position.name.hasSuffix("Name") {
            return false
        }
        var names = [Declarations.last(context.type), location.position.name]
        if case .argument(let number, _) = literal.role {
            let call = file.facts.calls[number]
            if case .type(let type) = call.base { names.append(type) }
            names.append(call.name)
        }
        return names.contains { Self.namedThings.contains(KeyWordSplitter.words(ofName: $0).last ?? "") }
    }

    /// Returns whether a text is an argument of a song, book or other work, or of a source: `Song(title: "…")`, or the
    /// title of what has an artist: `Insight(title: "…", artist: "…")`.
    private func isWork(_ literal: LiteralFact) -> Bool {
        guard case .argument(let number, let index) = literal.role else { return false }
        let (name, labels) = (file.facts.calls[number].name, file.facts.calls[number].labels)
        if labels.indices.contains(index), ["title", "name"].contains(labels[index]),
            labels.contains(where: { ["artist", "artistName", "album"].contains($0) })
        {
            return true
        }
        return Names.isType(name) && Self.works.contains(KeyWordSplitter.words(ofName: name).last ?? "")
    }

    /// The last words in the names of types whose values have titles and authors.
    private static let works: Set<String> = [
        "song", "album", "artist", "book", "movie", "film", "podcast", "publication", "citation", "source", "poem",
    ]

    /// The last words in the names of types whose values have names of their own.
    private static let namedThings: Set<String> = [
        "theme", "themes", "font", "fonts", "wallpaper", "wallpapers", "gradient", "gradients", "language", "languages",
        "icon", "icons",
    ]

    /// Returns whether a text in lower case has no word that only sentences have, as commands and codes do.
    private func isLowercase(_ text: String, _ prose: Prose, _ location: UserFacingLocation) -> Bool {
        guard text.first(where: { !$0.isWhitespace && !"([<".contains($0) })?.isLowercase ?? false else { return false }
        // A title or caption is a text, and programs use no letters beyond ASCII.
        if KeyWordSplitter.words(ofName: location.position.name).last == "command" { return true }
        return !location.position.isError && UserFacingNames.strength(of: location.position.name) < .strong
            && prose.words.allSatisfy { $0.allSatisfy(\.isASCII) } && !vocabulary.has(prose.words)
    }

    /// Returns whether a text is the first value of a property that a control or other code changes through a binding:
    /// `@State var city = "Rio"` with `TextField("City", text: $city)`.
    private func isFirstValue(_ literal: LiteralFact, _ location: UserFacingLocation, _ context: ContextFact) -> Bool {
        guard case .bound(let name, _) = literal.role, literal.steps.isEmpty,
            UserFacingNames.strength(of: name) == .weak, boundNames.contains(name)
        else { return false }
        return declarations.properties[name, of: context.type].contains { !$0.isConstant }
    }

    /// Returns whether code sets a text that names what stands there, until there is another: `label.text = "Label"`.
    private func isStandIn(_ literal: LiteralFact) -> Bool {
        guard literal.steps.isEmpty, let text = literal.plainText, Self.standIns.contains(text) else { return false }
        return switch literal.role {
        case .assigned("text", _): true
        case .bound(let name, _): name.lowercased().hasSuffix("text")
        default: false
        }
    }

    private static let standIns: Set<String> = [
        "Label", "Test", "Test text", "Text", "测试", "测试文本", "測試", "測試文字", "測試文本", "テスト",
    ]

    private func endsSentence(_ text: String) -> Bool { text.last.map { ".…!?:".contains($0) } ?? false }

    private func hasFunctionWord(_ prose: Prose) -> Bool {
        FunctionWords.lists.contains { languages.functionWords(of: prose, in: $0.language) > 0 }
    }

    /// Returns whether a text is the title of a menu, which people see only in the menu bar: `NSMenu(title: "Folders")`.
    private func isTitleOfMenu(_ literal: LiteralFact) -> Bool {
        guard case .argument(let number, _) = literal.role else { return false }
        let call = file.facts.calls[number]
        return call.name == "NSMenu" && call.labels == ["title"]
    }

    /// Returns whether a text is the title of a window in a file that hides the titles of windows.
    private func isHiddenTitle(_ literal: LiteralFact) -> Bool {
        guard case .assigned("title", _) = literal.role else { return false }
        return file.bytes.contains(word: Array("titleVisibility = .hidden".utf8))
    }
}

extension HardCodedText.Position {
    /// Whether the text describes an error.
    var isError: Bool {
        if case .error = self { true } else { false }
    }
}
