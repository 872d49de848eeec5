import Testing

@testable import SwiftSources

@Suite("Texts of an Info.plist")
struct InformationTextTests {
    private func texts(_ members: String) -> [InformationText] {
        let list = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(members)</dict></plist>"
        return InformationText.all(in: Array(list.utf8), path: "App/Info.plist")
    }

    @Test(
        "What the system shows to people is read, with what Xcode calls it",
        arguments: [
            ("NSCameraUsageDescription", "Privacy - Camera Usage Description"),
            ("NSPhotoLibraryUsageDescription", "Privacy - Photo Library Usage Description"),
            ("NSFaceIDUsageDescription", "Privacy - Face ID Usage Description"),
            ("NFCReaderUsageDescription", "Privacy - NFC Scan Usage Description"),
            ("CFBundleDisplayName", "Bundle display name"), ("NSHumanReadableCopyright", "Copyright (human-readable)"),
        ])
    func names(key: String, comment: String) {
        #expect(
            texts("<key>\(key)</key><string>To train</string>")
                == [InformationText(path: "App/Info.plist", key: key, text: "To train", comment: comment)])
    }

    @Test(
        "Identifiers, what the build fills in and what is no text are left out",
        arguments: [
            "<key>CFBundleIdentifier</key><string>br.com.fittoday</string>",
            "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", "<key>CFBundleName</key><string></string>",
            "<key>CFBundleName</key><true/>",
        ])
    func others(members: String) {
        #expect(texts(members).isEmpty)
    }

    @Test("What is no property list has none")
    func broken() {
        #expect(InformationText.all(in: Array("<plist".utf8), path: "Info.plist").isEmpty)
        #expect(InformationText.all(in: [], path: "Info.plist").isEmpty)
    }
}
