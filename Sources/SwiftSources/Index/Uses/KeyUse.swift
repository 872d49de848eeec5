import XCStringsKit

/// A place in Swift code where a key, or a text that is its own key, is used.
public struct KeyUse: Hashable, Sendable {
    /// What makes it one.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
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
    public enum Certainty: Int, Hashable, Sendable, Comparable {
        /// By its name alone, or one of several declarations that fit.
        case likely
        /// There is no other reading.
        case certain

        /// Orders by how sure it is.
        public static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
    }

    /// What makes it a use.
    public let kind: Kind
    /// The key.
    public let key: KeyText
    /// The table that the code names; nil for the usual one.
    public let table: String?
    /// Whether the code names a table by something else than a literal, so that it may be any.
    public let hasUnknownTable: Bool
    /// The bundle as the code writes it; nil for the main bundle.
    public let bundle: String?
    /// The text that the code gives for the source language.
    public let defaultValue: KeyText?
    /// The comment for translators.
    public let comment: String?
    /// What takes the key, as code names it: `Text`, `.alert`, `NSLocalizedString`.
    public let callee: String
    /// Where it is.
    public let place: SourcePlace
    /// How sure it is.
    public let certainty: Certainty
}

/// A place in the Swift code of a project.
public struct SourcePlace: Hashable, Sendable {
    /// What part of a project's code is compiled into.
    public enum Audience: String, Hashable, Sendable {
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
    public let path: String
    /// The beginning by line and column.
    public let position: TextPosition
    /// The bytes.
    public let range: ByteRange
    /// The declaration round it, `HomeView.body`; empty at the top of a file.
    public let declaration: String
    /// Who sees it.
    public let audience: Audience
}

extension SourcePlace.Audience {
    /// Whether it is part of what people get to see, if only those who build it.
    var isShipped: Bool { self == .product || self == .debug }
}

extension SourcePlace: Comparable {
    /// Orders places by file and position.
    public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.path, left.range.lowerBound, left.range.upperBound)
            < (right.path, right.range.lowerBound, right.range.upperBound)
    }
}

/// A place in Swift code where a string is looked up by a key that is made while the program runs.
public struct DynamicUse: Hashable, Sendable {
    /// What makes it one.
    public let kind: KeyUse.Kind
    /// What is known of the key.
    public let pattern: KeyGlob
    /// Every key that it can be, where all unknown parts are values of enumerations or known properties.
    public let expansions: [String]?
    /// Whether these are all.
    public let isClosed: Bool
    /// The table that the code names; nil for the usual one.
    public let table: String?
    /// Whether the code names a table by something else than a literal, so that it may be any.
    public let hasUnknownTable: Bool
    /// The bundle as the code writes it; nil for the main bundle.
    public let bundle: String?
    /// What takes the key, as code names it.
    public let callee: String
    /// Where it is.
    public let place: SourcePlace
    /// Whether the key is a literal with values in it, as in `NSLocalizedString("Hi \(name)", …)`.
    public let isInterpolated: Bool
}

extension DynamicUse {
    /// Whether a key may come out, as far as anything is known of it: it is among those that are known, or looks like
    /// one where these are not all.
    func mayBe(_ key: String) -> Bool {
        if expansions?.contains(key) ?? false { return true }
        return !isClosed && !pattern.isAnything && pattern.matches(key)
    }
}
