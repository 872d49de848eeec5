import ArgumentParser
import XCStringsKit

/// Checks of keys that are named on the command line.
package enum KeyArgument {
    /// Refuses a new key that cannot have been meant.
    ///
    /// Files may have an empty key; nobody wants to make one.
    package static func checkNew(_ key: String) throws {
        if key.isEmpty { throw ValidationError("A key cannot be empty.") }
    }

    /// Refuses an argument where none is taken, saying what may have been meant.
    package static func refuse(_ argument: String) throws {
        if (try? TextPlace.parse(argument, form: "")) != nil {
            throw ValidationError("“\(argument)” is taken for no text; did you mean --value \(argument)?")
        }
        throw ValidationError("Unexpected argument “\(argument)”.")
    }

    /// Refuses keys that look like texts for a language and were not meant as keys.
    package static func checkNames(_ keys: [String]) throws {
        for key in keys.dropFirst() where (try? TextPlace.parse(key, form: "")) != nil { try refuse(key) }
    }
}
