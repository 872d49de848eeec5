import Foundation

nonisolated extension Domain.ChatError: LocalizedError {
    /// The problem and its solution in the current language.
    public var errorDescription: String? { text.resolved }
}
