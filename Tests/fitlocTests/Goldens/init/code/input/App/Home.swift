import SwiftUI

struct Home: View {
    var body: some View {
        VStack {
            Text("home.title")
            Text("home.subtitle")
            Button("Start your workout") {}
        }
    }
}
