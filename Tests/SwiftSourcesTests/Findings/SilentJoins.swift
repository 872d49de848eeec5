import SwiftUI

struct Joins: View {
    var body: some View {
        VStack {
            Text(Image(systemName: "star")) + Text("home.title")
            Text("home.title") + Text( Image(systemName: "star") ).bold()
            Text(/* a star */ Image(systemName: "star").resizable()) + Text("home.title")
            Text("home.title").bold() + Text(verbatim: ": ")
            Text("common.save") + Text(verbatim: "!")
            Text("home.title".localized + ":")
            Clock(end: "home.title".localized + 1.4)
            Text(verbatim: "(") + Text("home.title") + Text(verbatim: ")")
        }
    }
}
