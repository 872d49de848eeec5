import Testing

@testable import AccessorGenerator

@Suite("Names of accessors")
struct AccessorNameTests {
    @Test(
        "A dotted key becomes a name in namespaces, both by the words rule (docs/formats.md §6)",
        arguments: [
            ("home.greeting.good_morning", "Home.Greeting.goodMorning"),
            ("fitpal.quick_action.suggest", "Fitpal.QuickAction.suggest"),
            ("program.full_body.beginner_2.name", "Program.FullBody.Beginner2.name"),
            ("exercise.1.name", "Exercise._1.name"),
            ("step.2nd", "Step._2nd"),
            ("homeView.okButton", "HomeView.okButton"),
            ("início.título", "Início.título"),
        ])
    func dottedKeys(key: String, path: String) throws {
        #expect(try self.path(AccessorName(nested: key)) == path)
    }

    @Test(
        "A key that is not a dotted identifier gets the name that Xcode gives it",
        arguments: [
            ("CFBundleDisplayName", "cfbundleDisplayName"), ("SPEED BOOST", "speedBoost"), ("%lld MiB", "miB"),
            ("Photos use CKAsset data", "photosUseCkassetData"), ("F_A_Description", "fADescription"),
            ("Sync with iCloud now", "syncWithICloudNow"), ("Done. Well done.", "doneWellDone"),
            ("home..title", "homeTitle"),
            ("1.5x", "_15x"), ("2 days", "_2Days"), ("Open ${content}", "open$Content"), ("e.g.", "eG"),
        ])
    func otherKeys(key: String, name: String) throws {
        #expect(try path(AccessorName(nested: key)) == name)
    }

    @Test(
        "Xcode’s names keep the whole key",
        arguments: [
            ("fitpal.quick_action.suggest", "fitpalQuickActionSuggest"),
            ("attachment.error.detail", "attachmentErrorDetail"),
            ("Another iCloud Sync task is still running.", "anotherICloudSyncTaskIsStillRunning"),
            ("locChildIsSleeping", "locChildIsSleeping"), ("ALPS_DESCRIPTION", "alpsDescription"),
        ])
    func flatNames(key: String, name: String) throws {
        #expect(try path(AccessorName(flat: key)) == name)
    }

    @Test(
        "Names that Swift would misinterpret get an underscore",
        arguments: [
            ("a.self", "A.self_"), ("a.init", "A.init_"), ("type.a", "Type_.a"), ("protocol.a", "Protocol_.a"),
            ("self.a", "Self_.a"), ("any.a", "Any_.a"), ("swift.a", "Swift_.a"),
            ("catalog_runtime.a", "CatalogRuntime_.a"),
            ("a.default", "A.default"),
        ])
    func takenNames(key: String, path: String) throws {
        #expect(try self.path(AccessorName(nested: key)) == path)
    }

    @Test(
        "A key without letters and digits yields no name", arguments: ["", "·", "%@", "%@ · %lld", "$", "½", "..."])
    func noName(key: String) {
        #expect(AccessorName(nested: key) == nil)
        #expect(AccessorName(flat: key) == nil)
    }

    @Test("A key with more than 16 parts yields no nested name, but Xcode’s name")
    func manyParts() {
        #expect(AccessorName(nested: "k" + String(repeating: ".k", count: 15))?.namespaces.count == 15)
        let key = "k" + String(repeating: ".k", count: 20_000)
        #expect(AccessorName(nested: key) == nil)
        #expect(AccessorName(flat: key)?.leaf.name.count == 20_001)
    }

    @Test(
        "The type of a table keeps the spelling of the table's name",
        arguments: [
            ("InfoPlist", "InfoPlist"), ("CLI", "CLI"), ("LandmarkData", "LandmarkData"), ("my-strings", "MyStrings"),
            ("2nd", "_2nd"),
        ])
    func tables(table: String, type: String) {
        #expect(TableName.type(table)?.name == type)
    }

    @Test(
        "A valid identifier follows Swift's grammar",
        arguments: [
            ("a", true), ("_a1", true), ("é", true), ("設定", true), ("😀", true), ("a$b", true), ("", false),
            ("_", false),
            ("1a", false), ("$a", false), ("a-b", false), ("a b", false), ("a`b", false), ("a\u{2028}", false),
            ("a\n", false),
            ("\u{300}a", false), ("a\u{FFFE}", false),
        ])
    func identifiers(name: String, isOne: Bool) {
        #expect((SwiftIdentifier(name) != nil) == isOne)
    }

    @Test(
        "A reserved word of Swift is declared in backticks",
        arguments: """
            Any Self as associatedtype break case catch class continue default defer deinit do else enum extension \
            fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
            precedencegroup private protocol public repeat rethrows return self static struct subscript super switch \
            throw throws true try typealias var where while
            """.split(separator: " ").map(String.init))
    func reservedWords(word: String) {
        #expect(SwiftIdentifier(word)?.declared == "`\(word)`")
        #expect(SwiftIdentifier(word)?.isKeyword == true)
        #expect(SwiftIdentifier("\(word)X")?.declared == "\(word)X")
    }

    @Test(
        "Configured words have their own spelling in names, in lower case at the beginning of an accessor",
        arguments: [
            ("home.ai.title", "Home.AI.title"), ("home.ai", "Home.ai"), ("fitpal.api_key.ai", "FitPal.APIKey.ai"),
            ("fitpal.unlimited_ai", "FitPal.unlimitedAI"), ("fitpal.api_key", "FitPal.apiKey"),
            ("tab.fitpal", "Tab.fitPal"), ("media.gifs", "Media.gifs"), ("media.all_gifs", "Media.allGIFs"),
            ("plan.airport.aim", "Plan.Airport.aim"), ("viewPDF", "viewPDF"), ("view-pdf", "viewPDF"),
            ("iphone.iphone", "IPhone.iPhone"), ("day.1_ai", "Day._1AI"),
        ])
    func words(key: String, name: String) throws {
        let words = WordSpelling(["AI", "API", "FitPal", "GIFs", "PDF", "iPhone"])
        #expect(try path(AccessorName(nested: key, words: words)) == name)
    }

    private func path(_ name: AccessorName?) throws -> String {
        let name = try #require(name)
        return (name.namespaces + [name.leaf]).map(\.name).joined(separator: ".")
    }
}
