import ArgumentParser

/// Validation of keys on the command line.
package enum KeyArgument {
    /// Rejects an invalid new key.
    ///
    /// Existing files may have an empty key, but a new key must not be empty.
    package static func checkNew(_ key: String) throws {
        if key.isEmpty { throw ValidationError("A key cannot be empty.") }
    }

    /// Rejects an unexpected argument, with a suggestion if it looks like a text.
    package static func refuse(_ argument: String) throws {
        if (try? LanguagePart.parse(argument, form: "")) != nil {
            throw ValidationError("“\(argument)” is not read as a text; did you mean --value \(argument)?")
        }
        throw ValidationError("Unexpected argument “\(argument)”.")
    }

    /// Rejects arguments that look like texts for a language instead of keys.
    package static func checkNames(_ keys: [String]) throws {
        for key in keys.dropFirst() where (try? LanguagePart.parse(key, form: "")) != nil { try refuse(key) }
    }
}
