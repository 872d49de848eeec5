// 
// GeneratedStringSymbols_Shop.swift
// Auto-Generated symbols for localized strings defined in “Shop.xcstrings”.
// 

import Foundation

#if SWIFT_PACKAGE
private nonisolated let resourceBundle = Foundation.Bundle.module
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
#else

private class ResourceBundleClass {}
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
#endif

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
nonisolated extension LocalizedStringResource {
    /// Namespace for strings in file “Shop.xcstrings”.
    enum Shop {
        /**
         Title
         
         Localized string for key “app.title” in table “Shop.xcstrings”.
         */
        static var appTitle: LocalizedStringResource {
            LocalizedStringResource("app.title", table: "Shop", bundle: resourceBundleDescription)
        }

        /**
         Localized string for key “cart.items” in table “Shop.xcstrings”.
         */
        static func cartItems(_ arg1: Int) -> LocalizedStringResource {
            LocalizedStringResource("cart.items", defaultValue: "\(arg1, specifier: "%lld")", table: "Shop", bundle: resourceBundleDescription)
        }

        /**
         Localized string for key “cart.summary” in table “Shop.xcstrings”.
         */
        static func cartSummary(cups: Int, _ arg2: String) -> LocalizedStringResource {
            LocalizedStringResource("cart.summary", defaultValue: "\(cups, specifier: "%lld")\(arg2)", table: "Shop", bundle: resourceBundleDescription)
        }
    }
}