import CatalogCore
import CatalogReports

/// A lookup function that code passes on as a value, with the keys that it can receive.
struct LookupFunctionReference {
    /// The pattern of the keys; it matches any key unless a comment restricts it.
    let keys: KeyGlob
    let path: String
    let position: TextPosition

    /// The possible reference to the keys that the pattern matches.
    var possibleReference: PossibleReference {
        PossibleReference(kind: keys.isAnything ? .anyKey : .pattern, text: "\(keys)", path: path, position: position)
    }
}

extension SourceIndex {
    /// The lookup functions that code outside of tests passes on as values.
    var lookupFunctionReferences: [LookupFunctionReference] {
        let names = LookupHelper.known.union(helpers.map(\.name)).map { String($0.prefix { $0 != "(" }) }
        let known = Set(names)
        let functions = Set(
            files.flatMap(\.facts.helpers).filter { $0.parameter != nil && lookups.lists($0.name) }
                .map { String($0.name.prefix { $0 != "(" }) })
        return files.filter { !$0.isForTests }.flatMap { file in
            let yields = YieldsDirectives(file)
            return file.facts.references.filter { $0.member.map(known.contains) ?? true }.flatMap { reference in
                (yields.patterns(at: reference.spot) ?? [KeyGlob(texts: ["", ""])]).map {
                    LookupFunctionReference(keys: $0, path: file.path, position: reference.spot.position)
                }
            }
                + file.facts.passedNames.filter(functions.contains).map { _ in
                    LookupFunctionReference(keys: KeyGlob(texts: ["", ""]), path: file.path, position: .start)
                }
        }
    }
}
