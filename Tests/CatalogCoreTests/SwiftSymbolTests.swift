import Testing

@testable import CatalogCore

@Suite("Swift symbols of keys")
struct SwiftSymbolTests {
    @Test(
        "Keys yield the same symbols as in Xcode (docs/formats.md §6)",
        arguments: [
            ("fitpal.quick_action.suggest", "fitpalQuickActionSuggest"),
            ("CFBundleDisplayName", "cfbundleDisplayName"),
            ("SPEED BOOST", "speedBoost"),
            ("Photos use CKAsset data", "photosUseCkassetData"),
            ("F_A_Description", "fADescription"),
            ("Sync with iCloud now", "syncWithICloudNow"),
        ])
    func symbolsAreXcodes(key: String, symbol: String) {
        #expect(SwiftSymbol(key: key)?.spelling == symbol)
    }

    @Test("Format specifiers are removed from the name, and arguments without a label are underscores")
    func argumentsAreUnderscores() {
        #expect(SwiftSymbol(key: "%lld MiB", labels: ["_"])?.spelling == "miB(_:)")
        #expect(SwiftSymbol(key: "home.days", labels: ["days", "_"])?.spelling == "homeDays(days:_:)")
    }

    @Test(
        "Apostrophes are removed, a dollar sign stays, and a percent sign separates words",
        arguments: [("Don't stop", "dontStop"), ("It’s on", "itsOn"), ("us$ price", "us$Price"), ("100% de", "100De")])
    func marks(key: String, symbol: String) {
        #expect(SwiftSymbol(key: key)?.name == (symbol.first?.isNumber == true ? "_" + symbol : symbol))
    }

    @Test("Names can have letters of every script", arguments: [("Início rápido", "inícioRápido"), ("設定 画面", "設定画面")])
    func otherScripts(key: String, symbol: String) {
        #expect(SwiftSymbol(key: key)?.name == symbol)
    }

    @Test("A key without letters and digits yields no symbol", arguments: ["…", "%@ · %@", "", "½", "'"])
    func nothingToName(key: String) {
        #expect(SwiftSymbol(key: key) == nil)
    }

    @Test("A name that is a Swift keyword is marked as such")
    func reservedWords() {
        #expect(SwiftSymbol(key: "Continue")?.isReserved == true)
        #expect(SwiftSymbol(key: "continue.title")?.isReserved == false)
    }
}
