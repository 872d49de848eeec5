import SwiftUI

/* Text("comment") */
// NSLocalizedString("comment.line", comment: "")
/// Text("documentation")
enum Kind: String { case first = "raw.first", second }

struct Quiet: View {
    let title = "Not localized"
    var name: String
    @AppStorage("settings.key") private var stored = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text(verbatim: "verbatim")
        Text(title)
        Text(name)
        Text("a" + "b")
        Text("a" as String)
        Text(flag ? "mixed" : name)
        Text(String("explicit"))
        Image("asset")
        Image(systemName: "star.fill")
        Label { Text(name) } icon: { Image("icon") }
        Button(action: {}) { Text(name) }
        Color("brand")
        Text(name.isEmpty ? title : name)
        Text(date, format: .dateTime.year())
        if name == "compared" { Text(name) }
        switch name { case "pattern": EmptyView() default: EmptyView() }
    }

    func work() {
        print("log \(name)")
        logger.info("message \(name)")
        UserDefaults.standard.set(true, forKey: "defaults.key")
        let url = URL(string: "https://example.org/\(name)")
        let parts = dictionary["subscript"]
        NotificationCenter.default.post(name: Notification.Name("notification"), object: nil)
        fatalError("trap")
        let regex = try? NSRegularExpression(pattern: "[a-z]")
        let query = "SELECT * FROM table"
        let set: Set<String> = ["one", "two"]
        let date = formatter.string(from: "x")
        assert(name != "", "assertion")
        row.value("database.column", 3)
        title.replacingOccurrences(of: "a", with: "b")
    }

    @available(*, deprecated, message: "Use the other")
    func old() {}
}

#warning("not a key")
