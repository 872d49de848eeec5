/// The key to a service: it goes into requests to that service and nowhere else.
///
/// Whatever prints it, prints dots.
public struct ServiceKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key itself, for the one place of a request that it belongs into.
    let secret: String

    /// Takes a key.
    public init(_ secret: String) {
        self.secret = secret
    }

    /// The value of a header that wants a word before the key.
    func header(_ scheme: String) -> String { "\(scheme) \(secret)" }

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
