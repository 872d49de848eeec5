import SwiftUI

struct Concatenated: View {
    let name: String
    let count: Int

    var body: some View {
        VStack {
            Text("home.title") + Text(name)
            Text("home.title").bold() + Text(verbatim: " ") + Text(name).italic()
            Text("home.title") + Text(" · ") + Text("common.save")
            Text("home.title".localized + " " + name)
            Text("home.title".localized + ": \(count)")
            Text("Hello " + name)
            Text(verbatim: "v" + version)
        }
    }

    func make() {
        label.text = "Olá " + name
        label.text = name + " " + suffix
        label.text = "home.title".localized + "\n" + "common.save".localized
        label.text = "home.title".localized + "…"
        let key = "home." + name
        let path = folder + "/Workouts"
        let url = "https://example.com/" + name
        print("Workout " + name + " done")
        let message = NSLocalizedString("home.title", comment: "") + " " + unit
        let file = stem + " " + NSLocalizedString("common.save", comment: "")
        label.text = "Could not delete " + name
        label.text = name + " was written by " + author
        label.text = "Saved " + name + " of the week"
        label.text = "Nothing was deleted. " + reason
        let other = NSLocalizedString(/* a [key] */ "home.title", comment: "") + " " + unit
    }
}
