/// The key to a service: it goes into a request's header and nowhere else.
///
/// Whatever prints it, prints dots.
public struct ServiceKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let secret: String

    /// Takes a key.
    public init(_ secret: String) {
        self.secret = secret
    }

    /// The header's value.
    var bearer: String { "Bearer \(secret)" }

    /// A text of somebody else's without the key, should it be in it.
    func removed(from text: String) -> String {
        secret.isEmpty ? text : text.replacing(secret, with: description)
    }

    /// Dots.
    public var description: String { "•••" }
    /// Dots.
    public var debugDescription: String { description }
    /// Nothing to look into.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
