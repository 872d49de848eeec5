import Foundation

extension String {
    @MainActor var localized: String { NSLocalizedString(self, comment: "") }
    @MainActor func localized(with arguments: CVarArg...) -> String { String(format: localized, arguments: arguments) }
}
