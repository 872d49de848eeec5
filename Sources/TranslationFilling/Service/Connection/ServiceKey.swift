/// The secret key of a service.
///
/// It is sent only in requests to that service.
///
/// Descriptions of the value show dots in place of the key.
public struct ServiceKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The key itself, used only in requests.
    let secret: String

    /// Creates a key.
    public init(_ secret: String) {
        self.secret = secret
    }

    /// Returns the value of a header with a scheme, such as `Bearer`, before the key.
    func header(_ scheme: String) -> String { "\(scheme) \(secret)" }

    /// Returns a text with each occurrence of the key replaced by dots.
    func removed(from text: String) -> String {
        secret.isEmpty ? text : text.replacing(secret, with: description)
    }

    /// Dots in place of the key.
    public var description: String { "•••" }
    /// Dots in place of the key.
    public var debugDescription: String { description }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
