import Foundation

extension String {
    @MainActor var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
}
