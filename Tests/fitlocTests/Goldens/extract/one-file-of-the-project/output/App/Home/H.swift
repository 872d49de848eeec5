import SwiftUI

struct H: View {
    var body: some View { Text("Welcome", comment: "Shown on the home screen") }
}
