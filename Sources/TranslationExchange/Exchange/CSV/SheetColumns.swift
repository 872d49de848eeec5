/// The names of the columns that are no languages, as `fitloc list --format csv` has them too.
enum SheetColumns {
    static let key = "key"
    package static let part = "part"
    package static let path = "path"
    static let comment = "comment"

    static let all = [key, part, path, comment]
}
