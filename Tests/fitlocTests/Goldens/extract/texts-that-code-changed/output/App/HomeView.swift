import SwiftUI

let title = String(localized: "home.title", defaultValue: "Home screen", comment: "Title of the screen")
let edited = String(localized: "home.edited", defaultValue: "In the code", comment: "Kept [fitloc:max 20]")
let manual = String(localized: "home.manual", defaultValue: "In the code", comment: "In the code")
