import SwiftUI
struct A: View { let kind: String; var body: some View { VStack { Text("home.heading"); Text(verbatim: NSLocalizedString("home.\(kind)", comment: "")) } } }
