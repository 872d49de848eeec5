import SwiftUI
struct B: View { var body: some View { Text(verbatim: L10n.Home.title.capitalized) } }
