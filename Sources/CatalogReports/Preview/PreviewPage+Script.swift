extension PreviewPage {
    /// The script of the preview page.
    ///
    /// The script shows one page of keys at a time. It puts texts into text nodes only, never into markup.
    static let script: StaticString = #"""
        "use strict";
        const pageSize = 50;
        const mostPrinted = 2000;
        const [statuses, tables] = JSON.parse(document.getElementById("data").textContent);
        const find = (id) => document.getElementById(id);
        const known = [...new Set(tables.flatMap(([, languages]) => languages))];
        // Of many languages, the first, which is the source, and those of the reader are shown.
        const isRead = (language) => navigator.languages.some((tag) => tag.split("-")[0] === language.split("-")[0]);
        const [first, ...others] = known;
        const sorted = [first, ...others.filter(isRead), ...others.filter((language) => !isRead(language))];
        const chosen = new Set(known.length <= 8 ? known : sorted.slice(0, 4));
        const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
        const searched = new Map();
        let found = [];
        let page = 0;
        // On paper, there are no pages to turn.
        let isPrinting = false;

        function element(name, text, properties) {
          const made = Object.assign(document.createElement(name), properties);
          if (text !== undefined) made.textContent = text;
          return made;
        }

        function words(entry) {
          let text = searched.get(entry);
          if (text === undefined) {
            const [key, comment, , rows] = entry;
            text = folded([key, comment ?? "", ...rows.flatMap(([, texts]) => texts)].join("\n"));
            searched.set(entry, text);
          }
          return text;
        }

        function matches(entry, languages, query, status) {
          const hasStatus = status < 0
            || entry[2].some((own, place) => own === status && chosen.has(languages[place]));
          return hasStatus && (query === "" || words(entry).includes(query));
        }

        function filter() {
          const query = folded(find("search").value);
          const status = statuses.indexOf(find("status").value);
          const only = find("table").value;
          found = [];
          tables.forEach((table, place) => {
            if (only !== "" && Number(only) !== place) return;
            for (const entry of table[2]) {
              if (matches(entry, table[1], query, status)) found.push([table, entry]);
            }
          });
          page = 0;
          show();
        }

        function cell(text, language) {
          const isThere = text !== null && text !== undefined;
          const made = isThere ? element("td", text, { lang: language, dir: "auto" }) : element("td", "–", { className: "none" });
          made.dataset.language = language;
          return made;
        }

        function rows([[path, languages], [key, comment, status, samples]], shown) {
          const places = shown.map((language) => languages.indexOf(language));
          return samples.map(([facts, texts], number) => {
            const row = element("tr");
            const name = element("td", undefined, { className: "key" });
            if (number === 0) {
              name.append(element("code", key || "(empty key)"));
              if (tables.length > 1) name.append(element("small", path));
              if (comment) name.append(element("small", comment));
            }
            if (facts) name.append(element("small", facts));
            row.append(name);
            places.forEach((place, index) => {
              const made = cell(texts[place], shown[index]);
              const state = statuses[status[place]];
              if (number === 0 && place >= 0 && !["translated", "excluded", "missing"].includes(state)) {
                made.append(element("small", state.replace("_", " ")));
              }
              row.append(made);
            });
            return row;
          });
        }

        function show() {
          const shown = known.filter((language) => chosen.has(language));
          const first = isPrinting ? 0 : page * pageSize;
          const last = Math.min(first + (isPrinting ? mostPrinted : pageSize), found.length);
          const head = element("tr");
          head.append(element("th", "Key", { className: "key" }), ...shown.map((language) => element("th", language)));
          document.querySelector("thead").replaceChildren(head);
          document.querySelector("tbody").replaceChildren(
            ...found.slice(first, last).flatMap((entry) => rows(entry, shown)));
          find("count").value = found.length === 0 ? "no keys" : `${first + 1}–${last} of ${found.length}`;
          find("previous").disabled = page === 0;
          find("next").disabled = last >= found.length;
          document.querySelector("main").scrollTop = 0;
        }

        function turn(pages) {
          page += pages;
          show();
        }

        function offer(language) {
          const label = element("label");
          const box = element("input", undefined, { type: "checkbox", checked: chosen.has(language) });
          box.addEventListener("change", () => {
            if (box.checked) chosen.add(language); else chosen.delete(language);
            if (find("status").value === "") show(); else filter();
          });
          label.append(box, ` ${language}`);
          return label;
        }

        document.querySelector("h1").textContent = document.title;
        for (const [event, prints] of [["beforeprint", true], ["afterprint", false]]) {
          addEventListener(event, () => {
            isPrinting = prints;
            show();
          });
        }
        let waiting;
        find("search").addEventListener("input", () => {
          clearTimeout(waiting);
          waiting = setTimeout(filter, 150);
        });
        find("status").addEventListener("change", filter);
        find("table").addEventListener("change", filter);
        find("previous").addEventListener("click", () => turn(-1));
        find("next").addEventListener("click", () => turn(1));
        find("table").append(
          element("option", "All tables", { value: "" }),
          ...tables.map(([path], place) => element("option", path, { value: String(place) })));
        find("table").hidden = tables.length < 2;
        find("languages").querySelector("div").append(...known.map(offer));
        filter();
        """#
}
