/// The texts that a program such as fastlane's frameit writes on screenshots of a store: `screenshots/en-US/title.strings`.
///
/// Their keys are names of screenshots, which no code looks up, and a folder is no `.lproj` folder of an app.
enum ScreenshotTitles {
    private static let names = ["/title.strings", "/keyword.strings"].map { Array($0.utf8) }

    /// Returns whether a path is that of such a file.
    static func contain(_ path: [UInt8]) -> Bool {
        guard let name = names.first(where: path.ends) else { return false }
        let folders = path.dropLast(name.count).split(separator: UInt8(ascii: "/"))
        guard let last = folders.last, !last.ends(with: Array(".lproj".utf8)) else { return false }
        return folders.dropLast().contains { String(decoding: $0, as: UTF8.self).lowercased() == "screenshots" }
    }
}

extension Collection<UInt8> where Self: BidirectionalCollection {
    fileprivate func ends(with suffix: [UInt8]) -> Bool { self.suffix(suffix.count).elementsEqual(suffix) }
}
