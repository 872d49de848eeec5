import SwiftUI

struct HomeView: View {
    var body: some View { Text("Home") }
}

#Preview { Text("Rehearsed") }

let key = "settings.title"
