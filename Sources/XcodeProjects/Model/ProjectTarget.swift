/// A target of an Xcode project.
package struct ProjectTarget: Sendable {
    /// The name, which is unique in the project.
    package let name: String
    /// The product type.
    package let product: ProductType
    /// Whether the product is a library with a bundle of its own, which programs load: a dynamic framework or a plug-in.
    ///
    /// The resources of a static library are in the program that links it.
    package let hasLoadedBundle: Bool
    /// The files that are compiled for the target or copied into its product.
    package let contents: TargetContents
    /// The build settings.
    package let settings: BuildSettings
    /// The packages whose products the target links, by index in the packages of the project.
    package let packages: Set<Int>
    /// The names of the package products that the target links.
    package let productNames: Set<String>
    /// The names of the build plugins that the target runs.
    package let plugins: Set<String>
}

/// The kind of product of a target.
package enum ProductType: Hashable, Sendable {
    /// A program with a bundle of its own, such as an app or an extension.
    case program
    /// A program without a bundle, such as a command-line tool.
    ///
    /// Its main bundle is that of the app around it, if there is one.
    case tool
    /// A framework or library, which programs load.
    case library
    /// A test bundle.
    case tests
    /// A resource bundle or an unknown kind.
    case other

    /// Whether the product runs by itself.
    package var isProgram: Bool { self == .program || self == .tool }

    /// Creates a type from Xcode's identifier, such as `com.apple.product-type.application`.
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
            } else if name == "tool" {
                .tool
            } else if ["application", "app-extension", "extensionkit", "watchkit", "xpc-service", "tv-"]
                .contains(where: name.hasPrefix) || name.contains("extension")
            {
                .program
            } else {
                .other
            }
    }
}

extension ProductType {
    /// Returns whether programs load a product of Xcode's kind from a bundle of its own, if its code is not static.
    static func isLoaded(_ identifier: String?) -> Bool {
        ["com.apple.product-type.framework", "com.apple.product-type.bundle"].contains(identifier)
    }
}

extension String {
    /// Returns the index after a prefix; nil if the string does not have the prefix.
    fileprivate func range(ofPrefix prefix: String) -> Index? {
        hasPrefix(prefix) ? index(startIndex, offsetBy: prefix.count) : nil
    }
}
