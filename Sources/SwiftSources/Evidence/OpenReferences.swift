import XCStringsKit

/// A lookup that is passed on as a function, with the keys that it may get.
struct OpenReference {
    /// What is known of the keys: anything, unless a comment vouches for them.
    let keys: KeyGlob
    let path: String
    let position: TextPosition

    /// What it says of a key that it may get.
    var clue: Clue {
        Clue(kind: keys.isAnything ? .anyKey : .pattern, text: "\(keys)", path: path, position: position)
    }
}

extension SourceIndex {
    /// The lookups that are passed on as functions, outside of tests.
    var openReferences: [OpenReference] {
        let names = LookupHelper.known.union(helpers.map(\.name)).map { String($0.prefix { $0 != "(" }) }
        let known = Set(names)
        let functions = Set(
            files.flatMap(\.facts.helpers).filter { $0.parameter != nil && lookups.knows($0.name) }
                .map { String($0.name.prefix { $0 != "(" }) })
        return files.filter { !$0.isForTests }.flatMap { file in
            let vouched = VouchedKeys(file)
            return file.facts.references.filter { $0.member.map(known.contains) ?? true }.flatMap { reference in
                (vouched.patterns(at: reference.spot) ?? [KeyGlob(texts: ["", ""])]).map {
                    OpenReference(keys: $0, path: file.path, position: reference.spot.position)
                }
            }
                + file.facts.passedNames.filter(functions.contains).map { _ in
                    OpenReference(keys: KeyGlob(texts: ["", ""]), path: file.path, position: .start)
                }
        }
    }
}
