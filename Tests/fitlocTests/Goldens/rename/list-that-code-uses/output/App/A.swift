import SwiftUI
struct A: View { var body: some View { VStack { Text("home.title"); Text(NSLocalizedString("home.title", comment: "")); Text("home.a"); Text("home.b") } } }
