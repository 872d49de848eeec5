import SwiftUI

struct S: View {
    var body: some View { Text("Settings") }
}
