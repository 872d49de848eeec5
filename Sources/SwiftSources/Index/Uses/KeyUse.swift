import CatalogCore
import CatalogLint

/// A use of a key in Swift code; the key can be the source text itself.
package struct KeyUse: Hashable, Sendable {
    /// The API through which the key is used.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A view, modifier or scene of Apple's frameworks that takes a `LocalizedStringKey`.
        case swiftUI
        /// `String(localized:)`, `LocalizedStringResource(…)` and similar initializers.
        case localizedString
        /// `NSLocalizedString`.
        case nsLocalizedString
        /// `Bundle.localizedString(forKey:value:table:)`.
        case bundleLookup
        /// A text of App Intents.
        case appIntent
        /// A lookup function or property of the project: `"key".localized`.
        case helper
        /// A literal with a localizable type, as specified by a declaration.
        case typedValue
        /// An argument of a function, initializer or enumeration case of the project.
        case projectParameter
        /// A text for a declaration of the project that takes a `String`, which other code looks up.
        case laterLookup
        /// A generated accessor.
        case accessor
    }

    /// The certainty that the code is a use of the key.
    package enum Certainty: Int, Hashable, Sendable, Comparable {
        /// Only the name matches, or only one of several matching declarations takes a key.
        case likely
        /// The code has no other interpretation.
        case certain

        /// Orders from the lower to the higher certainty.
        package static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
    }

    /// The API through which the key is used.
    package let kind: Kind
    /// The key, with format specifiers for its values.
    package let key: KeyText
    /// The table that the code names; nil for the default table.
    package let table: String?
    /// Whether the code names the table by an expression other than a literal, so that it can be any table.
    package let hasUnknownTable: Bool
    /// The source code of the bundle; nil for the main bundle.
    package let bundle: String?
    /// The source text that the code provides; nil if there is none.
    package let defaultValue: KeyText?
    /// The comment for translators.
    package let comment: String?
    /// The API that receives the key, such as `Text`, `.alert` or `NSLocalizedString`.
    package let callee: String
    /// The location of the use.
    package let location: CodeLocation
    /// The certainty of the use.
    package let certainty: Certainty
    /// Whether the use is a lookup function of the project that is known to ask the main bundle.
    var isOfMainBundle = false
    /// Whether the lookup passes a text for a missing key that the code does not show.
    var hasOtherText = false
    /// Whether the literal is the first value of a declaration to which other code gives other texts.
    var isReplaced = false
    /// The file whose code looks the key up, if it is not the code at `location`.
    var lookupPath: String?

    /// The path of the file whose target decides which tables the lookup can use.
    var tablePath: String { lookupPath ?? location.path }
}

extension KeyUse {
    /// Whether the code provides a text that people see while no table has the key, even if it is the key itself.
    var providesText: Bool {
        guard let defaultValue else { return hasOtherText }
        return !defaultValue.parts.isEmpty && (defaultValue != key || !KeyStyle.isIdentifier(key.key))
    }
}

extension KeyUse.Kind {
    /// The kinds that Xcode's compiler extracts to catalogs.
    static let extracted: Set<KeyUse.Kind> = [
        .swiftUI, .localizedString, .nsLocalizedString, .appIntent, .typedValue, .projectParameter,
    ]
}

/// A location in the Swift code of a project.
package struct CodeLocation: Hashable, Sendable {
    /// The kind of build that includes the code.
    package enum Audience: String, Hashable, Sendable {
        /// The app or library itself.
        case product
        /// Only previews.
        case preview
        /// Only debug builds.
        case debug
        /// Only tests.
        case test
    }

    /// The path of the file, as passed to the scanner.
    package let path: String
    /// The start by line and column.
    package let position: TextPosition
    /// The range in bytes.
    package let range: ByteRange
    /// The enclosing declaration, such as `HomeView.body`; empty at file level.
    package let declaration: String
    /// The kind of build that includes the code.
    package let audience: Audience
}

extension CodeLocation.Audience {
    /// Whether the code is part of a build of the app, including debug builds.
    var isShipped: Bool { self == .product || self == .debug }
}

extension CodeLocation: Comparable {
    /// Orders locations by file and position.
    package static func < (left: CodeLocation, right: CodeLocation) -> Bool {
        (left.path, left.range.lowerBound, left.range.upperBound)
            < (right.path, right.range.lowerBound, right.range.upperBound)
    }
}

/// A lookup of a dynamic key, which code builds at run time.
package struct DynamicUse: Hashable, Sendable {
    /// The API through which the key is used.
    package let kind: KeyUse.Kind
    /// The pattern of the key.
    package internal(set) var pattern: KeyGlob
    /// The possible keys that are known; nil if nothing is known of some part of the key.
    package internal(set) var expansions: [String]?
    /// Whether the lookup has no other possible keys.
    package internal(set) var isClosed: Bool
    /// The table that the code names; nil for the default table.
    package let table: String?
    /// Whether the code names the table by an expression other than a literal, so that it can be any table.
    package let hasUnknownTable: Bool
    /// The source code of the bundle; nil for the main bundle.
    package let bundle: String?
    /// The API that receives the key.
    package let callee: String
    /// The location of the lookup.
    package let location: CodeLocation
    /// Whether the key is a literal with values, as in `NSLocalizedString("Hi \(name)", …)`.
    package let isInterpolated: Bool
    /// Whether a comment lists the keys.
    package internal(set) var isDeclaredByComment = false
    /// The declarations whose whole strings are the key, if the key is not composed.
    var origins: [ValueSlot] = []
}

extension DynamicUse {
    /// Returns whether a lookup can produce a key: the key is a known expansion, or matches the pattern of an open
    /// lookup.
    func mayBe(_ key: String) -> Bool {
        if expansions?.contains(where: key.isSpelled) ?? false { return true }
        return !isClosed && !pattern.isAnything && pattern.matches(key)
    }
}
