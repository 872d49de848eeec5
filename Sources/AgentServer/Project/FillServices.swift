/// The services that `fill` may use, chosen by the user who started the server.
///
/// Services in the project's configuration are ignored, because an agent can change that file.
package struct FillServices: Sendable {
    /// The names of services, or `command:` with a program.
    let names: [String]
    /// The language model.
    let model: String?
    /// The budget of a run.
    let budget: String?

    /// No services.
    package static let none = FillServices([], model: nil, budget: nil)

    /// Creates a list of services.
    package init(_ names: [String], model: String?, budget: String?) {
        self.names = names
        self.model = model
        self.budget = budget
    }
}
