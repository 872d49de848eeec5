/// The names of the columns that are not languages, also used by `fitloc list --format csv`.
enum SheetColumns {
    static let key = "key"
    package static let part = "part"
    package static let path = "path"
    static let comment = "comment"

    static let all = [key, part, path, comment]
}
