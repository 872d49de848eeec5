import CatalogCore
import Foundation
import StringTables
import Testing

@testable import SwiftSources

@Suite("Texts of an Info.plist")
struct InfoPlistTextTests {
    private func texts(_ members: String) throws -> [InfoPlistText] {
        let list = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(members)</dict></plist>"
        return try InfoPlistText.all(in: Array(list.utf8), path: "App/Info.plist")
    }

    @Test(
        "Texts that the system shows to users are read, with Xcode's comments",
        arguments: [
            ("NSCameraUsageDescription", "Privacy - Camera Usage Description"),
            ("NSPhotoLibraryUsageDescription", "Privacy - Photo Library Usage Description"),
            ("NSFaceIDUsageDescription", "Privacy - Face ID Usage Description"),
            ("NFCReaderUsageDescription", "Privacy - NFC Scan Usage Description"),
            ("NSPhotoLibraryAddUsageDescription", "Privacy - Photo Library Additions Usage Description"),
            (
                "NSLocationAlwaysAndWhenInUseUsageDescription",
                "Privacy - Location Always and When In Use Usage Description"
            ),
            ("CFBundleDisplayName", "Bundle display name"), ("NSHumanReadableCopyright", "Copyright (human-readable)"),
        ])
    func names(key: String, comment: String) throws {
        #expect(
            try texts("<key>\(key)</key><string>To train</string>")
                == [InfoPlistText(path: "App/Info.plist", key: key, text: "To train", comment: comment)])
    }

    @Test(
        "Identifiers, build variables and other types of values are skipped",
        arguments: [
            "<key>CFBundleIdentifier</key><string>br.com.fittoday</string>",
            "<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", "<key>CFBundleName</key><string></string>",
            "<key>CFBundleName</key><true/>",
        ])
    func others(members: String) throws {
        #expect(try texts(members).isEmpty)
    }

    @Test("The binary and the text form are also supported")
    func forms() throws {
        let texts: [InfoPlistText] = [
            InfoPlistText(
                path: "Info.plist", key: "CFBundleDisplayName", text: "FitToday", comment: "Bundle display name")
        ]
        let text = "CFBundleDisplayName = \"FitToday\";"
        #expect(try InfoPlistText.all(in: Array(text.utf8), path: "Info.plist") == texts)
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleDisplayName": "FitToday", "UIBackgroundModes": ["audio"]], format: .binary,
            options: 0)
        #expect(try InfoPlistText.all(in: Array(binary), path: "Info.plist") == texts)
    }

    @Test("Of a duplicate key, the last value counts")
    func doubled() throws {
        let first = "<key>CFBundleName</key><string>Fit</string>"
        #expect(try texts(first + "<key>CFBundleName</key><string>Today</string>").map(\.text) == ["Today"])
        #expect(try texts(first + "<key>CFBundleName</key><true/>").isEmpty)
    }

    @Test("Input that is not a property list is rejected with its location; an empty file has no texts")
    func broken() throws {
        let list = "<plist><dict>\n<key>CFBundleName</key><string>A & B</string></dict></plist>"
        let error = #expect(throws: LegacyTableError.self) {
            try InfoPlistText.all(in: Array(list.utf8), path: "Info.plist")
        }
        #expect(error?.position == TextPosition(line: 2, column: 34))
        #expect(throws: LegacyTableError.self) {
            try InfoPlistText.all(in: Array("<plist><array/></plist>".utf8), path: "Info.plist")
        }
        #expect(try InfoPlistText.all(in: [], path: "Info.plist").isEmpty)
    }
}
