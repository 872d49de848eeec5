let a = Strings.Home.heading
let b = Strings.Home.heading.key
