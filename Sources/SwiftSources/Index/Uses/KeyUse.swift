import XCStringsKit

/// A place in Swift code where a key, or a text that is its own key, is used.
package struct KeyUse: Hashable, Sendable {
    /// What makes it one.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A view, modifier, scene or the like of Apple's frameworks that takes a `LocalizedStringKey`.
        case swiftUI
        /// `String(localized:)`, `LocalizedStringResource(…)` and their kind.
        case localizedString
        /// `NSLocalizedString`.
        case nsLocalizedString
        /// `Bundle.localizedString(forKey:value:table:)`.
        case bundleLookup
        /// A text of App Intents.
        case appIntent
        /// A function or property of the project that looks up by name: `"key".localized`.
        case helper
        /// A literal where a declaration says that a localizable text is meant.
        case typedValue
        /// An argument of a function, initializer or case of the project.
        case projectParameter
        /// A generated accessor.
        case accessor
    }

    /// How sure it is that this is a use.
    package enum Certainty: Int, Hashable, Sendable, Comparable {
        /// By its name alone, or one of several declarations that fit.
        case likely
        /// There is no other reading.
        case certain

        /// Orders by how sure it is.
        package static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
    }

    /// What makes it a use.
    package let kind: Kind
    /// The key.
    package let key: KeyText
    /// The table that the code names; nil for the usual one.
    package let table: String?
    /// Whether the code names a table by something else than a literal, so that it may be any.
    package let hasUnknownTable: Bool
    /// The bundle as the code writes it; nil for the main bundle.
    package let bundle: String?
    /// The text that the code gives for the source language.
    package let defaultValue: KeyText?
    /// The comment for translators.
    package let comment: String?
    /// What takes the key, as code names it: `Text`, `.alert`, `NSLocalizedString`.
    package let callee: String
    /// Where it is.
    package let place: SourcePlace
    /// How sure it is.
    package let certainty: Certainty
}

extension KeyUse.Kind {
    /// Those that Xcode's compiler sees, whose texts it puts into catalogs.
    static let extracted: Set<KeyUse.Kind> = [
        .swiftUI, .localizedString, .nsLocalizedString, .appIntent, .typedValue, .projectParameter,
    ]
}

/// A place in the Swift code of a project.
package struct SourcePlace: Hashable, Sendable {
    /// What part of a project's code is compiled into.
    package enum Audience: String, Hashable, Sendable {
        /// The app or library itself.
        case product
        /// Previews only.
        case preview
        /// Debug builds only.
        case debug
        /// Tests only.
        case test
    }

    /// The file, as the scanner was given it.
    package let path: String
    /// The beginning by line and column.
    package let position: TextPosition
    /// The bytes.
    package let range: ByteRange
    /// The declaration round it, `HomeView.body`; empty at the top of a file.
    package let declaration: String
    /// Who sees it.
    package let audience: Audience
}

extension SourcePlace.Audience {
    /// Whether it is part of what people get to see, if only those who build it.
    var isShipped: Bool { self == .product || self == .debug }
}

extension SourcePlace: Comparable {
    /// Orders places by file and position.
    package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.path, left.range.lowerBound, left.range.upperBound)
            < (right.path, right.range.lowerBound, right.range.upperBound)
    }
}

/// A place in Swift code where a string is looked up by a key that is made while the program runs.
package struct DynamicUse: Hashable, Sendable {
    /// What makes it one.
    package let kind: KeyUse.Kind
    /// What is known of the key.
    package internal(set) var pattern: KeyGlob
    /// Every key that it can be, where all unknown parts are values of enumerations or known properties.
    package internal(set) var expansions: [String]?
    /// Whether these are all.
    package internal(set) var isClosed: Bool
    /// The table that the code names; nil for the usual one.
    package let table: String?
    /// Whether the code names a table by something else than a literal, so that it may be any.
    package let hasUnknownTable: Bool
    /// The bundle as the code writes it; nil for the main bundle.
    package let bundle: String?
    /// What takes the key, as code names it.
    package let callee: String
    /// Where it is.
    package let place: SourcePlace
    /// Whether the key is a literal with values in it, as in `NSLocalizedString("Hi \(name)", …)`.
    package let isInterpolated: Bool
    /// Whether a comment says which keys it uses.
    package internal(set) var isVouched = false
}

extension DynamicUse {
    /// Whether a key may come out, as far as anything is known of it: it is among those that are known, or looks like
    /// one where these are not all.
    func mayBe(_ key: String) -> Bool {
        if expansions?.contains(where: key.isSpelled) ?? false { return true }
        return !isClosed && !pattern.isAnything && pattern.matches(key)
    }
}
