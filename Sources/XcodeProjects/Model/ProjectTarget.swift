/// A target of an Xcode project.
package struct ProjectTarget: Sendable {
    /// The name, which only one target of the project has.
    package let name: String
    /// What it makes.
    package let product: ProductType
    /// The files that are compiled for it and copied into it.
    package let contents: TargetContents
    /// How it is built.
    package let settings: BuildSettings
    /// The packages whose products it links, by their numbers in the project's list.
    package let packages: Set<Int>
}

/// What a target makes.
package enum ProductType: Hashable, Sendable {
    /// A program with a main bundle of its own: an app, an extension, a tool.
    case program
    /// A framework or library, which other programs load.
    case library
    /// Tests.
    case tests
    /// Resources alone, or something that is not known here.
    case other

    /// Tells by Xcode's identifier, `com.apple.product-type.application`.
    package init(_ identifier: String?) {
        guard let identifier, let start = identifier.range(ofPrefix: "com.apple.product-type.") else {
            self = .other
            return
        }
        let name = identifier[start...]
        self =
            if name.hasPrefix("bundle.unit-test") || name.hasPrefix("bundle.ui-testing")
                || name.hasPrefix("bundle.ocunit-test")
            {
                .tests
            } else if name.hasPrefix("framework") || name.hasPrefix("library") || name == "xcframework"
                || name == "metal-library"
            {
                .library
            } else if ["application", "app-extension", "extensionkit", "watchkit", "tool", "xpc-service", "tv-"]
                .contains(where: name.hasPrefix) || name.contains("extension")
            {
                .program
            } else {
                .other
            }
    }
}

extension String {
    /// Where the text behind a prefix begins; nil where it begins otherwise.
    fileprivate func range(ofPrefix prefix: String) -> Index? {
        hasPrefix(prefix) ? index(startIndex, offsetBy: prefix.count) : nil
    }
}
