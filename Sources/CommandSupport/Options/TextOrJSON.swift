import ArgumentParser

/// What results are printed as: for people, or for programs.
package enum TextOrJSON: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// Lines for people.
    case text
    /// JSON, in the shape that the documentation gives; fields are only ever added.
    case json
}
