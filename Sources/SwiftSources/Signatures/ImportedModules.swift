/// A check of the modules that a file can access.
enum ImportedModules {
    /// Returns whether a file can access SwiftUI.
    ///
    /// An unknown module can be part of the project and re-export SwiftUI, and a file without imports can be a
    /// fragment. SwiftUI is excluded only if all imported modules are known not to re-export it.
    static func mayBringSwiftUI(_ imports: [String]) -> Bool {
        imports.isEmpty || !imports.allSatisfy(others.contains)
    }

    /// Returns whether a module belongs to the system or is a common library, whose types are not accessors of keys.
    static func isOfSystem(_ module: String) -> Bool {
        others.contains(module) || reexporting.contains(module)
    }

    /// System modules that may re-export SwiftUI.
    private static let reexporting: Set<String> = [
        "SwiftUI", "SwiftData", "WidgetKit", "AppIntents", "ActivityKit", "AlarmKit", "Charts", "MapKit", "PhotosUI",
        "RealityKit", "StoreKit", "TipKit", "Translation", "UniformTypeIdentifiers",
    ]

    /// Modules that do not re-export SwiftUI: system modules and common libraries.
    private static let others: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "AppKit", "AuthenticationServices",
        "BackgroundTasks", "CallKit", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit", "Darwin", "Dispatch", "EventKit",
        "EventKitUI", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "GameController",
        "GameKit", "Glibc", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
        "LocalAuthentication", "MachO", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "Musl", "NaturalLanguage",
        "Network", "NetworkExtension", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PassKit", "Photos",
        "QuartzCore", "QuickLook", "RegexBuilder", "SafariServices", "SceneKit", "Security", "ServiceManagement",
        "Speech", "SpriteKit", "Swift", "Synchronization", "SystemConfiguration", "Testing", "UIKit",
        "UserNotifications", "UserNotificationsUI", "UniformTypeIdentifiers", "Vision", "WatchConnectivity", "WatchKit",
        "WebKit",
        "WinSDK", "XCTest", "os",
        "Alamofire", "Algorithms", "ArgumentParser", "AsyncAlgorithms", "AsyncHTTPClient", "Collections", "Crypto",
        "Eureka", "Fluent", "GRDB", "Hummingbird", "KeychainAccess", "Logging", "Metrics", "Moya", "NIO", "NIOCore",
        "NIOPosix", "Nimble", "Numerics", "OrderedCollections", "PromiseKit", "Quick", "RealmSwift", "RxCocoa",
        "RxSwift", "SQLite", "SWXMLHash", "SnapKit", "SwiftParser", "SwiftSyntax", "SwiftyJSON", "SystemPackage",
        "Vapor", "Yams",
    ]
}
