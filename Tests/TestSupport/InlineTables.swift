import StringTables

/// Small tables defined inside tests.
package enum InlineTables {
    /// Returns an English catalog with these members of `strings`.
    package static func catalog(_ entries: String, path: String = "Localizable.xcstrings") -> TableLoader.Source {
        file("{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries)\n}, \"version\" : \"1.0\" }", path: path)
    }

    /// Returns a file with a text.
    package static func file(_ text: String, path: String) -> TableLoader.Source {
        TableLoader.Source(path: path, bytes: Array(text.utf8))
    }

    /// Returns a localization with a string unit.
    package static func unit(_ value: String, _ state: String = "translated") -> String {
        "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
    }
}
