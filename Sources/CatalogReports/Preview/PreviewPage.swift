/// The parts of the preview page that are the same for every project.
enum PreviewPage {
    /// The style, with the colors of the report and the editing page.
    ///
    /// The key column and the header stay visible while the table scrolls. In a narrow window, each key is a card.
    static let style: StaticString = """
        :root {
          color-scheme: light dark;
          --paper: #ffffff; --raised: #f3f5f8; --line: #dfe3e8; --field: #7a828c; --ink: #1b1f24; --muted: #535b65;
          --accent: #0b57d0; --wait: #7a4a00;
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --paper: #111418; --raised: #1b2027; --line: #38404a; --field: #7d8792; --ink: #e7ebf0; --muted: #a3acb7;
            --accent: #93b8fa; --wait: #e5b450;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink); }
        header { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; padding: .75rem 1.25rem; }
        h1 { font-size: 1.1rem; margin: 0; flex: 1 0 100%; overflow-wrap: anywhere; }
        input[type=search], select, button { font: inherit; color: inherit; background: var(--paper);
          border: 1px solid var(--field); border-radius: 8px; padding: .35rem .75rem; }
        input[type=search] { flex: 1 1 16rem; min-width: 8rem; }
        button { cursor: pointer; }
        button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
        select { max-width: 100%; text-overflow: ellipsis; }
        summary { cursor: pointer; padding: .35rem .25rem; }
        output { color: var(--muted); font-size: .9rem; }
        details { position: relative; }
        details div { position: absolute; z-index: 3; background: var(--paper); border: 1px solid var(--line);
          border-radius: 10px; padding: .5rem 1rem; max-height: 60vh; overflow: auto; columns: 2; min-width: 14rem;
          box-shadow: 0 8px 30px #0003; }
        details label { display: block; white-space: nowrap; padding: .15rem 0; }
        main { flex: 1; overflow: auto; border-top: 1px solid var(--line); }
        table { border-collapse: separate; border-spacing: 0; min-width: 100%; }
        th { position: sticky; top: 0; z-index: 1; background: var(--raised); color: var(--muted); text-align: start;
          font-size: .85rem; font-weight: 600; }
        th, td { padding: .45rem .75rem; border-bottom: 1px solid var(--line); vertical-align: top; white-space: pre-wrap; }
        td { min-width: 11rem; max-width: 30rem; overflow-wrap: anywhere; overflow: clip; overflow-clip-margin: .3em; }
        .key { position: sticky; inset-inline-start: 0; background: var(--paper); min-width: 13rem; max-width: 20rem; }
        th.key { z-index: 2; background: var(--raised); }
        code { font: .85rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
        small { color: var(--muted); display: block; }
        td:not(.key) small { color: var(--wait); }
        .none { color: var(--muted); }
        @media (max-width: 700px) {
          header { padding: .6rem .75rem; }
          details div { columns: 1; max-width: calc(100vw - 1.5rem); }
          thead { display: none; }
          table, tbody, tr, td { display: block; }
          td, .key { position: static; min-width: 0; max-width: none; border: 0; padding: .2rem .75rem; }
          tr:has(code) { border-top: 1px solid var(--line); padding-top: .4rem; }
          td[data-language]::before { content: attr(data-language); display: block; color: var(--muted); font-size: .8rem;
            direction: ltr; }
        }
        @media print {
          :root { font-size: 9.5pt; color-scheme: light; }
          body { height: auto; display: block; }
          header > :not(h1) { display: none; }
          main { overflow: visible; border: 0; }
          .key, th { position: static; }
          table { width: 100%; }
          td, .key { min-width: 0; max-width: none; }
          thead { display: table-header-group; break-inside: avoid; }
          tr { break-inside: avoid; }
        }
        """

    /// The body: the search field, the filters and an empty table.
    static let body: StaticString = """
        <header>
        <h1></h1>
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
        <main tabindex="0" aria-label="Texts"><table><thead></thead><tbody></tbody></table></main>
        """
}
