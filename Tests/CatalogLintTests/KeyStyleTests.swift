import Testing

@testable import CatalogLint

@Suite("The form of keys")
struct KeyStyleTests {
    @Test(
        "A path in brackets, and names with double colons, are no text",
        arguments: ["[Home/Title/text]", "[home.title]", "[Home/Row] Email", "[HOME_TITLE]", "menu::file::open"])
    func paths(key: String) {
        #expect(KeyStyle.isPath(key))
    }

    @Test(
        "Brackets and colons in texts are no path",
        arguments: [
            "[Optional]", "[On / Off]", "[%@] is gone", "On/Off", "Time: %@", "Use std::vector here", "[", "[]", "::",
        ])
    func texts(key: String) {
        #expect(!KeyStyle.isPath(key))
    }

    @Test(
        "Six random letters and digits are the id of an intent",
        arguments: ["9KhaIS", "b085BW", "lYMuWV", "yc02Yq-XNNmtH", "8SXxN9 - 2"])
    func intents(key: String) {
        #expect(KeyStyle.isIntentID(key))
    }

    @Test(
        "Words of six letters are not, and neither are five or seven letters",
        arguments: ["Cancel", "delete", "LOGOUT", "Delete all", "home.title", "", "b085B", "b085BW7"])
    func words(key: String) {
        #expect(!KeyStyle.isIntentID(key))
    }
}
