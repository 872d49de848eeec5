/// The style of the report page: light or dark on screen, black on white in print.
enum ReportStyle {
    static let style: StaticString = """
        :root {
          color-scheme: light;
          --paper: #ffffff; --raised: #f3f5f8; --line: #cdd3da; --field: #7a828c; --ink: #1b1f24; --muted: #535b65;
          --accent: #0b57d0; --good: #17672f; --wait: #7a4a00; --bad: #b3261e;
          --bar-done: #2e8b57; --bar-wait: #d99a1c; --bar-begun: #8fa3bf; --bar-open: #e4e8ed;
          --del: #fde3e1; --ins: #dcf3e2;
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            color-scheme: dark;
            --paper: #111418; --raised: #1b2027; --line: #38404a; --field: #7d8792; --ink: #e7ebf0; --muted: #a3acb7;
            --accent: #93b8fa; --good: #62cf7e; --wait: #e5b450; --bad: #ff8d84;
            --bar-done: #3fae70; --bar-wait: #d9a53a; --bar-begun: #66788f; --bar-open: #2b323b;
            --del: #4a2422; --ins: #1c3f29;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-padding-top: 4rem; }
        body { margin: 0 auto; max-width: 90rem; padding: 1.25rem 1.5rem 4rem; background: var(--paper); color: var(--ink); }
        h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
        section:first-child h2 { margin-top: 1.25rem; }
        p { margin: .35rem 0; max-width: 60rem; }
        small, .facts, .rest { color: var(--muted); font-size: .85rem; }
        .verdict { font-size: 1.05rem; margin: .75rem 0; }
        code { font: .85em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        a { color: var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
        .figures { display: flex; flex-wrap: wrap; gap: .5rem; margin: .75rem 0; }
        .figures div { display: flex; flex-direction: column-reverse; background: var(--raised);
          border: 1px solid var(--line); border-radius: 8px; padding: .4rem .9rem; min-width: 6rem; }
        .figures dt { color: var(--muted); font-size: .85rem; }
        .figures dd { margin: 0; font-size: 1.45rem; font-weight: 600; font-variant-numeric: tabular-nums; }
        .figures .bad dd { color: var(--bad); } .figures .wait dd { color: var(--wait); }
        nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: .5rem 0 0; padding: 0; }
        #tools { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
          background: var(--paper); padding: .6rem 0; margin-top: .5rem; border-bottom: 1px solid var(--line); }
        #tools label { display: flex; flex: 1 1 18rem; gap: .6rem; align-items: center; max-width: 36rem; }
        #tools input { flex: 1; min-width: 8rem; font: inherit; color: inherit; background: var(--paper);
          border: 1px solid var(--field); border-radius: 6px; padding: .35rem .6rem; }
        #tools output { color: var(--muted); font-size: .85rem; }
        .scroll { overflow-x: auto; margin: .5rem 0 1.25rem; }
        table { border-collapse: collapse; width: 100%; font-size: .92rem; }
        caption { text-align: start; font-weight: 600; padding: .35rem 0; }
        th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line);
          font-weight: normal; }
        thead th { color: var(--muted); font-size: .85rem; white-space: nowrap; vertical-align: bottom; }
        .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
        td { min-width: 3rem; overflow-wrap: anywhere; }
        td, td p { overflow: clip; overflow-clip-margin: .3em; }
        td.number, td.word { overflow-wrap: normal; }
        th[scope="row"] { min-width: 8rem; max-width: 22rem; }
        td:has(.text) { min-width: 13rem; }
        td:has(> .path) { min-width: 12rem; }
        .path { overflow-wrap: normal; }
        td.zero { color: var(--muted); }
        details caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        thead button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; }
        thead button::after { content: "↕"; content: "↕" / ""; opacity: .45; margin-inline-start: .3rem; }
        th[aria-sort="ascending"] button::after { content: "↑"; content: "↑" / ""; opacity: 1; }
        th[aria-sort="descending"] button::after { content: "↓"; content: "↓" / ""; opacity: 1; }
        .bar-cell { min-width: 11rem; }
        .bar { width: 6.5rem; height: .6rem; border-radius: 3px; margin-inline-end: .6rem; vertical-align: middle; }
        .share { display: inline-block; min-width: 3rem; }
        svg .done { fill: var(--bar-done); } svg .wait { fill: var(--bar-wait); }
        svg .begun { fill: var(--bar-begun); } svg .open { fill: var(--bar-open); }
        .legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; color: var(--muted); font-size: .85rem; }
        .legend i { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px; vertical-align: -.1rem; }
        i.done { background: var(--bar-done); } i.wait { background: var(--bar-wait); }
        i.begun { background: var(--bar-begun); } i.open { background: var(--bar-open); }
        .charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem; list-style: none;
          margin: .75rem 0; padding: 0; }
        .charts li { border: 1px solid var(--line); border-radius: 8px; padding: .5rem .75rem; break-inside: avoid; }
        figure { margin: 0; }
        figcaption { display: flex; justify-content: space-between; gap: .5rem; min-height: 3rem; line-height: 1.3; }
        figcaption b { white-space: nowrap; }
        .chart { display: block; width: 100%; height: auto; }
        .chart .grid { stroke: var(--line); stroke-width: .7; }
        .chart .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
        .chart .scale { fill: var(--muted); font-size: 9px; }
        .chart .end { fill: var(--accent); }
        .dates { display: flex; justify-content: space-between; margin: 0; color: var(--muted); font-size: .78rem; }
        details { margin: .5rem 0; }
        details.rule { border: 1px solid var(--line); border-radius: 8px; padding: .1rem .9rem; }
        summary { cursor: pointer; padding: .35rem 0; }
        summary b { font-weight: 600; }
        summary code, .count { color: var(--muted); }
        .severity, .new { font-size: .78rem; font-weight: 600; border: 1px solid currentColor; border-radius: 4px;
          padding: .05rem .4rem; white-space: nowrap; }
        .severity.error { color: var(--bad); } .severity.warning, .wait { color: var(--wait); }
        .severity.note { color: var(--muted); } .new { color: var(--accent); }
        .tag { display: inline-block; color: var(--muted); font-size: .85rem; white-space: nowrap; }
        .source { color: var(--muted); }
        td p { margin: 0 0 .2rem; }
        .texts { list-style: none; margin: 0; padding: 0; }
        del { background: var(--del); text-decoration: line-through; } ins { background: var(--ins); text-decoration: underline; }
        .unreadable { color: var(--bad); }
        @media (max-width: 700px) {
          body { padding: .75rem .9rem 3rem; }
          h1 { font-size: 1.3rem; }
          .figures div { min-width: 0; padding: .25rem .6rem; }
          .figures dd { font-size: 1.15rem; }
          th[scope="row"] { min-width: 6rem; }
          td:has(.text) { min-width: 10rem; }
        }
        @media (forced-colors: active) { .bar, .legend i { forced-color-adjust: none; } }
        @media print {
          :root { font-size: 9.5pt; }
          body { padding: 0; max-width: none; }
          #tools, nav, thead button::after { display: none; }
          .scroll { overflow: visible; }
          tr, .figures div { break-inside: avoid; }
          thead { display: table-header-group; break-inside: avoid; }
          details.complete { display: none; }
          h2, caption, summary { break-after: avoid; }
          .bar, .legend i, del, ins { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          details::details-content { content-visibility: visible; block-size: auto; }
        }
        """
}
