extension PartPath {
    /// Parses a path in the form of `description`; returns nil for invalid input.
    ///
    /// The empty string is the whole text. Other examples are `plural.one`, `device.ipad.plural.other`,
    /// `substitutions.days.plural.one` and `set.2`. Plural categories are not checked against a language. Devices may
    /// contain plurals; nothing else nests (`docs/formats.md` §2).
    public init?(_ description: String) {
        var words = description.isEmpty ? [] : description.split(separator: ".", omittingEmptySubsequences: false)[...]
        var steps: [Step] = []
        if words.first == "set" {
            guard words.count == 2, let index = words.last.flatMap({ Int($0) }), index >= 0 else { return nil }
            self.init([.set(index)])
            return
        }
        if words.first == "substitutions" {
            // Only `plural` and a category can follow the name of a substitution. All words before these two are the
            // name, which may contain dots.
            guard words.count >= 4, words[words.endIndex - 2] == "plural" else { return nil }
            let name = words.dropFirst().dropLast(2).joined(separator: ".")
            guard !name.isEmpty else { return nil }
            steps.append(.substitution(name))
            words = words.suffix(2)
        }
        if words.count >= 2, words.first == "device", let device = Device(rawValue: String(words[words.startIndex + 1]))
        {
            steps.append(.variation(.device, device.rawValue))
            words = words.dropFirst(2)
        }
        if words.count == 2, words.first == "plural",
            let category = words.last.flatMap({ PluralCategory(rawValue: String($0)) })
        {
            steps.append(.variation(.plural, category.rawValue))
            words = []
        }
        guard words.isEmpty else { return nil }
        self.init(steps)
    }

    /// The plural category of the last step; nil if the last step is not a plural case.
    public var pluralCategory: PluralCategory? {
        guard case .variation(.plural, let name) = steps.last else { return nil }
        return PluralCategory(rawValue: name)
    }

    /// The path without its last step.
    public var parent: PartPath { PartPath(Array(steps.dropLast())) }
}
