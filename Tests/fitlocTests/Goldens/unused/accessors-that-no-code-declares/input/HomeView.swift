import SwiftUI

struct HomeView: View {
    var body: some View {
        Label(LocalString.home_close_all, systemImage: "xmark")
        Text(L10n.Home.title)
        Text(L10n.helloWorld)
        Text(L10n.dDaysLeft(3))
        Button(R.string.localizable.cancel()) {}
    }
}
