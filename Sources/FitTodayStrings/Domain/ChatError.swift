import Foundation

extension Domain.ChatError: LocalizedError {
    /// What happened and what to do, in the language of the moment.
    public var errorDescription: String? { text.resolved }
}
