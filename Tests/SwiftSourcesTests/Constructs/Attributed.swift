import SwiftUI

struct Sample: View {
    var body: some View {
        Text("**bold** and [a link](https://example.org)")
        Text("^[\(count) item](inflect: true)")
        Text(AttributedString(localized: "attributed \(count)"))
        Text("first") + Text("second").bold() + Text(verbatim: "third")
        Text("\(Text("styled").foregroundStyle(.red)) rest")
        Text("\(name)")
        Text("%@ typed by hand")
    }
    let count: UInt8
    let name: String
}
