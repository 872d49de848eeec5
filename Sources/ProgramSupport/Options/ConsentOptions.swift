import ArgumentParser

/// The option that answers the question about keys that a pattern chose.
package struct ConsentOptions: ParsableArguments {
    @Flag(help: "Do not ask before several keys that a pattern matches are changed.")
    var yes = false

    /// Creates options with their defaults.
    package init() {}

    /// Whether to change the keys without a question.
    package var isGiven: Bool { yes }
}
