import Testing

@testable import SwiftSources

@Suite("Classes in interface files")
struct InterfaceClassesTests {
    private func classes(_ path: String, _ text: String) throws -> Set<String> {
        InterfaceClasses.all(in: [try OtherFile(path: path, bytes: Array(text.utf8))])
    }

    @Test("Interface files name classes in an attribute", arguments: ["Main.storyboard", "Card.xib"])
    func interfaces(path: String) throws {
        let text = #"<view customClass="Card" id="a"/> <label customClass="Title" customModule="Kit"/> <view cust"#
        #expect(try classes(path, text) == ["Card", "Title"])
    }

    @Test("Property lists and specifications name classes behind their module")
    func lists() throws {
        let list = "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).ShareController</string>"
        #expect(try classes("Info.plist", list).contains("ShareController"))
        let project = "NSExtensionPrincipalClass: Share.ShareController"
        #expect(try classes("project.yml", project).contains("ShareController"))
        #expect(try classes("Info.plist", "<key>Colors</key><string>ShareController</string>").isEmpty)
        #expect(try classes("a.json", list).isEmpty)
    }
}
