/// The parts of the preview page that are the same for every project.
enum PreviewPage {
    /// The style.
    ///
    /// The key column and the header stay visible while the table scrolls.
    static let style: StaticString = """
        :root { color-scheme: light dark; font: 15px/1.45 -apple-system, system-ui, sans-serif; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; }
        header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem 1rem; }
        input[type=search] { flex: 1 1 16rem; min-width: 8rem; font: inherit; padding: .25rem .5rem; }
        select, button { font: inherit; }
        details { position: relative; }
        details div { position: absolute; z-index: 3; background: Canvas; border: 1px solid #8888; padding: .5rem 1rem; \
        max-height: 60vh; overflow: auto; columns: 2; min-width: 14rem; }
        details label { display: block; white-space: nowrap; }
        main { flex: 1; overflow: auto; border-top: 1px solid #8884; }
        table { border-collapse: separate; border-spacing: 0; min-width: 100%; }
        th { position: sticky; top: 0; z-index: 1; background: Canvas; text-align: start; }
        th, td { padding: .35rem .6rem; border-bottom: 1px solid #8884; vertical-align: top; white-space: pre-wrap; }
        td { min-width: 11rem; max-width: 30rem; overflow-wrap: break-word; }
        .key { position: sticky; left: 0; background: Canvas; min-width: 13rem; max-width: 20rem; }
        th.key { z-index: 2; }
        code { font-size: .85rem; overflow-wrap: anywhere; }
        small { color: GrayText; display: block; }
        .none { color: GrayText; }
        """

    /// The body: the search field, the filters and an empty table.
    static let body: StaticString = """
        <header>
        <input type="search" id="search" placeholder="Search keys, comments and texts" aria-label="Search" autofocus>
        <select id="table" aria-label="Table"></select>
        <select id="status" aria-label="State">
        <option value="">Any state</option>
        <option value="missing">Missing</option>
        <option value="new">New</option>
        <option value="needs_review">Needs review</option>
        <option value="stale">Stale</option>
        </select>
        <details id="languages"><summary>Languages</summary><div></div></details>
        <span><button id="previous" aria-label="Previous page">‹</button>
        <output id="count"></output>
        <button id="next" aria-label="Next page">›</button></span>
        </header>
        <noscript>This page needs scripts to show its texts. It loads nothing from elsewhere.</noscript>
        <main><table><thead></thead><tbody></tbody></table></main>
        """
}
