#if os(iOS)
    import Foundation
#endif

extension Device {
    /// The device on which the program runs; ``other`` on platforms that are not Apple's.
    public static let current: Device = {
        #if os(macOS) || targetEnvironment(macCatalyst)
            .mac
        #elseif os(tvOS)
            .appleTV
        #elseif os(watchOS)
            .appleWatch
        #elseif os(visionOS)
            .appleVision
        #elseif os(iOS)
            handheld
        #else
            .other
        #endif
    }()

    #if os(iOS)
        /// The device, from its model; UIKit is not used, because it would have to be linked and is restricted to the main
        /// thread.
        private static var handheld: Device {
            #if targetEnvironment(simulator)
                let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? ""
            #else
                var system = utsname()
                uname(&system)
                let model = withUnsafeBytes(of: &system.machine) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                }
            #endif
            let families = Bundle.main.object(forInfoDictionaryKey: "UIDeviceFamily") as? [Int] ?? []
            return handheld(model: model, isOnMac: ProcessInfo.processInfo.isiOSAppOnMac, families: families)
        }
    #endif

    /// Returns the device for which Foundation chooses the texts of an app for iOS.
    ///
    /// - Parameters:
    ///   - model: The name of the hardware, such as `iPad14,1`.
    ///   - isOnMac: Whether an app for iPad runs on a Mac.
    ///   - families: The devices that the app supports (`UIDeviceFamily`): 1 is an iPhone, 2 an iPad.
    static func handheld(model: String, isOnMac: Bool, families: [Int]) -> Device {
        // An app for iPhone alone is one also on an iPad. On a Mac and on a Vision Pro an app for iPad runs as such.
        if families == [1] { return model.hasPrefix("iPod") ? .iPod : .iPhone }
        if isOnMac || model.hasPrefix("iPad") || model.hasPrefix("RealityDevice") { return .iPad }
        return model.hasPrefix("iPod") ? .iPod : .iPhone
    }
}
