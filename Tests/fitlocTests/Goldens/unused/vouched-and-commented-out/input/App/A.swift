import SwiftUI
extension String { var localized: String { NSLocalizedString(self, comment: "") } }
struct V: View {
  let code: String
  let names: [String]
  var body: some View {
    Text(load().localized)
    Text(read(names.first!).localized) // [fitloc:yields league.*, home.title]
    // Text("home.old".localized)
  }
}
