import Foundation
import Testing

@testable import CatalogRuntime

@Suite("The device that selects texts")
struct DeviceTests {
    @Test(
        "An app for iOS has the texts of the device that it runs as",
        arguments: [
            ("iPhone15,2", false, [1, 2], Device.iPhone), ("iPhone15,2", false, [], .iPhone),
            ("iPad14,1", false, [1, 2], .iPad), ("iPad14,1", false, [2], .iPad), ("iPod9,1", false, [1], .iPod),
            // An app for iPhone alone, on an iPad and on a Mac.
            ("iPad14,1", false, [1], .iPhone), ("Mac15,3", true, [1], .iPhone),
            // An app for iPad on a Mac and on a Vision Pro.
            ("Mac15,3", true, [1, 2], .iPad), ("arm64", true, [2], .iPad), ("RealityDevice14,1", false, [1, 2], .iPad),
        ])
    func handheld(model: String, isOnMac: Bool, families: [Int], device: Device) {
        #expect(Device.handheld(model: model, isOnMac: isOnMac, families: families) == device)
    }
}

@Suite("The language of a view")
struct StyleTests {
    @Test(
        "A locale of the system's language leaves the app's language, whatever else it says",
        arguments: [
            ("en_US", "en_US", true), ("en", "en_US@rg=brzzzz", true), ("en_US", "en_US@calendar=buddhist", true),
            ("pt", "pt_BR", true), ("pt_BR", "en_US", false), ("pt_PT", "pt_BR", false), ("en_GB", "en_US", false),
            ("zh-Hant", "zh_CN", false), ("zh-Hans", "zh_CN", true), ("nb", "no_NO", true),
        ])
    func locale(environment: String, system: String, isApps: Bool) {
        let style = LocalizedString.Style()
        let viewed = style.locale(Locale(identifier: environment), system: Locale(identifier: system))
        #expect((viewed == style) == isApps)
    }
}
