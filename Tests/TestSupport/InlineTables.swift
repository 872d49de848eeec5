import StringTables

/// Small tables for tests, written where they are used.
package enum InlineTables {
    /// A catalog in English whose object `strings` has the members in `entries`.
    package static func catalog(_ entries: String, path: String = "Localizable.xcstrings") -> TableLoader.Source {
        file("{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries)\n}, \"version\" : \"1.0\" }", path: path)
    }

    /// A file as it lies on disk.
    package static func file(_ text: String, path: String) -> TableLoader.Source {
        TableLoader.Source(path: path, bytes: Array(text.utf8))
    }

    /// A unit, as it stands under a language.
    package static func unit(_ value: String, _ state: String = "translated") -> String {
        "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
    }
}
