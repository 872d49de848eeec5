import SwiftUI

let title = Text("home.heading")
