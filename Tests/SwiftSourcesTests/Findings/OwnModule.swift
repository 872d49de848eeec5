import DesignSystem
import Foundation

struct OwnModule: View {
    var body: some View { Text("home.missing") }
}
