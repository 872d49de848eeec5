import Foundation

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }

    func localized(with arguments: CVarArg...) -> String { String(format: localized, arguments: arguments) }
}
