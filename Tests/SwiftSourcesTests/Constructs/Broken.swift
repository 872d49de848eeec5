struct Broken: View {
    var body: some View {
        Text("before"
        Button("inside") { )
        Text("after")
    }

let x = NSLocalizedString("unterminated
let y = NSLocalizedString("last", comment: "")
