import SwiftUI

struct Screen: View {
    var body: some View {
        Row(title: "row.title", icon: "not.a.key") {}
        Row(title: "row.second", subtitle: "row.subtitle", action: {})
        Card("card.heading") { Text("card.text") }
        Card("card.second", id: "card.id") { EmptyView() }
        Badge("badge.text")
        Verbatim(text: "verbatim")
        List {}.banner("banner.text").trackScreen("screen_name")
        banner("banner.self", isShown: false)
    }

    let rows: [Row] = [.init(title: "init.title", action: {})]
    func fail() { show(.error("message.error", code: 3)); show(Message.note(text: "note")) }
}

class Derived: Base {
    init() { super.init(title: "super.title") }
    convenience init(x: Int) { self.init(title: "self.title") }
}
