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
        /// The device, from a model name such as `iPad14,1`.
        ///
        /// UIKit is not used, because it would have to be linked and is restricted to the main thread.
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
            if model.hasPrefix("iPad") { return .iPad }
            return model.hasPrefix("iPod") ? .iPod : .iPhone
        }
    #endif
}
