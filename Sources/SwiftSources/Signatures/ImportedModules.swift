/// Tells by the imports of a file whose names its calls may be.
enum ImportedModules {
    /// Whether a file may see SwiftUI.
    ///
    /// A module that is not known may be the project's own and pass SwiftUI on; a file without imports is a piece of
    /// one. Only where every module is known to have nothing to do with it, a name is that of something else.
    static func mayBringSwiftUI(_ imports: [String]) -> Bool {
        imports.isEmpty || !imports.allSatisfy(others.contains)
    }

    /// Modules that do not pass SwiftUI on: of the system, and libraries that many use.
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
