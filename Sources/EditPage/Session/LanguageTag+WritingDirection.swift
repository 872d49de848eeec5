import CatalogRuntime
import Foundation

extension LanguageTag {
    /// Whether the language is written from right to left.
    var isRightToLeft: Bool { Locale.Language(identifier: canonical.spelling).characterDirection == .rightToLeft }
}
