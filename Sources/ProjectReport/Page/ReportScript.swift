/// The script of the report page, which sorts tables by column and searches all tables.
enum ReportScript {
    static let script: StaticString = #"""
        "use strict";
        const tools = document.getElementById("tools");
        const blocks = [...document.querySelectorAll("details")];
        const tables = [...document.querySelectorAll("table.list")];
        const sections = [...document.querySelectorAll("section")];
        const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
        const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
        const words = new Map();

        function element(name, properties, ...content) {
          const made = Object.assign(document.createElement(name), properties);
          made.append(...content);
          return made;
        }

        // Sorting

        function value(row, column, isNumber) {
          const cell = row.cells[column];
          const text = cell.dataset.sort ?? cell.textContent;
          return isNumber ? parseFloat(text) : text;
        }

        function sort(table, head) {
          const isRising = head.ariaSort !== "ascending";
          const isNumber = head.classList.contains("number");
          for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
          head.ariaSort = isRising ? "ascending" : "descending";
          const rows = [...table.tBodies[0].rows].map((row) => [value(row, head.cellIndex, isNumber), row]);
          const order = isNumber ? (a, b) => a[0] - b[0] : (a, b) => collator.compare(a[0], b[0]);
          rows.sort(isRising ? order : (a, b) => order(b, a));
          table.tBodies[0].append(...rows.map(([, row]) => row));
        }

        const heads = [];
        for (const table of tables) {
          for (const head of table.tHead.rows[0].cells) {
            const button = element("button", { type: "button" }, ...head.childNodes);
            button.addEventListener("click", () => sort(table, head));
            head.append(button);
            heads.push([head, button]);
          }
        }

        // Searching

        function text(row) {
          if (!words.has(row)) words.set(row, folded(row.textContent));
          return words.get(row);
        }

        function search(query) {
          const parts = folded(query).split(/\s+/).filter(Boolean);
          let shown = 0;
          let total = 0;
          for (const table of tables) {
            let found = 0;
            for (const row of table.tBodies[0].rows) {
              row.hidden = !parts.every((part) => text(row).includes(part));
              if (!row.hidden) found += 1;
            }
            shown += found;
            total += table.tBodies[0].rows.length;
            const place = table.closest("details") ?? table.closest(".scroll");
            place.hidden = parts.length > 0 && found === 0;
            if (place.open !== undefined) place.open = parts.length > 0 ? found > 0 : isOpen.get(place);
          }
          for (const section of sections) {
            section.hidden = parts.length > 0 && !section.querySelector("tbody tr:not([hidden])");
          }
          counted.value = parts.length === 0
            ? "" : tools.dataset.count.replace("{shown}", shown).replace("{total}", total);
        }

        const field = element("input", { type: "search", id: "search", autocomplete: "off" });
        const counted = element("output", { htmlFor: "search" });
        tools.append(element("label", {}, tools.dataset.label, field), counted);
        tools.hidden = false;
        let waiting;
        field.addEventListener("input", () => {
          clearTimeout(waiting);
          waiting = setTimeout(() => search(field.value), 120);
        });

        // Long parts are closed on screens, and never on paper.

        const isLong = (block) => block.querySelectorAll("tbody tr").length > 25;
        const isOpen = new Map(blocks.map((block) => [block, !isLong(block) && !block.classList.contains("complete")]));
        for (const block of blocks) {
          block.open = isOpen.get(block);
          block.addEventListener("toggle", () => { if (field.value === "") isOpen.set(block, block.open); });
        }
        let before = [];
        addEventListener("beforeprint", () => {
          before = blocks.map((block) => block.open);
          for (const block of blocks) block.open = true;
          // Browsers repeat the heads of a table on each sheet only if they have no buttons.
          for (const [head, button] of heads) head.replaceChildren(...button.childNodes);
        });
        addEventListener("afterprint", () => {
          blocks.forEach((block, place) => { block.open = before[place]; });
          for (const [head, button] of heads) {
            button.append(...head.childNodes);
            head.append(button);
          }
        });
        function reveal() {
          const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
          if (target?.open !== undefined) target.open = true;
        }
        addEventListener("hashchange", reveal);
        reveal();
        """#
}
