let a = "home_title".localized
func broken( {
