/// What `fill` may ask besides the project itself, as the person who started the server says.
///
/// What the project's configuration names does not count: an agent can change that file.
package struct FillServices: Sendable {
    /// The sources: names of services, `command:` with a program.
    let names: [String]
    /// The language model.
    let model: String?
    /// The most that is asked in a run.
    let budget: String?

    /// Nothing beyond the project.
    package static let none = FillServices([], model: nil, budget: nil)

    /// Creates a list.
    package init(_ names: [String], model: String?, budget: String?) {
        self.names = names
        self.model = model
        self.budget = budget
    }
}
