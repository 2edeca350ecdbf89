/** The page, for typst. It reads a {@link import('./paper.ts').Paper} and holds no text of its own. */
export const template = String.raw`
#let d = json(bytes(sys.inputs.paper))
#let fill = rgb(d.brand.fill)
#let on = rgb(d.brand.on)
#let ink = rgb("#1b2130")
#let soft = rgb("#4b5468")
#let rule = rgb("#d5dae5")
#let tint = rgb("#f3f5f9")
#let day = d.date.split("-").map(int)

#set document(
  title: d.title + " " + d.subject,
  author: d.brand.name,
  description: d.subject,
  date: datetime(year: day.at(0), month: day.at(1), day: day.at(2)),
)
#set page(
  paper: d.size,
  margin: (x: 18mm, top: 16mm, bottom: 24mm),
  footer: context {
    set text(size: 8pt, fill: soft)
    line(length: 100%, stroke: 0.5pt + rule)
    grid(
      columns: (1fr, auto), column-gutter: 12pt,
      d.brand.name + " · " + d.subject,
      d.pageOf.replace("{page}", str(counter(page).get().first()))
        .replace("{pages}", str(counter(page).final().first())),
    )
  },
)
#set text(
  font: ("Figtree", "Readex Pro", "Noto Sans"),
  lang: if d.language == "no" { "nb" } else { d.language },
  dir: if d.direction == "rtl" { rtl } else { ltr },
  size: 9.5pt, fill: ink, fallback: false,
)
#let gap = if d.direction == "rtl" { 0.72em } else { 0.6em }
#set par(leading: gap, spacing: gap, justify: false)
#set table(stroke: none)
#show heading.where(level: 1): it => text(size: 21pt, weight: 700, it.body)
#show heading.where(level: 2): it => block(above: 16pt, below: 7pt, sticky: true, text(size: 11.5pt, weight: 700, it.body))
#let small(body) = text(size: 8.5pt, fill: soft, body)
#let lines(all) = stack(spacing: gap, ..all.map((one) => par(one)))

#block(width: 100%, fill: fill, inset: (x: 14pt, y: 13pt), radius: 7pt, text(fill: on, weight: 700, size: 15pt, d.brand.name))
#v(8pt)
#grid(
  columns: (1fr, 42%), column-gutter: 18pt,
  heading(level: 1, d.title),
  small(lines(d.brand.lines)),
)
#v(6pt)
#block(
  width: 100%, fill: tint, radius: 7pt, inset: (x: 14pt, y: 11pt),
  grid(
    columns: calc.min(3, d.marks.len()) * (1fr,), column-gutter: 14pt, row-gutter: 10pt,
    ..d.marks.map((mark) => stack(spacing: gap, small(mark.label), text(weight: 700, size: 11.5pt, mark.value)))
  ),
)

#let title-of(section) = if section.heading != none { heading(level: 2, section.heading) }

#for section in d.sections {
  if section.type == "lead" {
    heading(level: 2, text(size: 15pt, section.title))
    lines(section.lines)
  } else if section.type == "facts" {
    v(8pt)
    grid(
      columns: section.facts.len() * (1fr,), column-gutter: 14pt,
      ..section.facts.map((fact) => stack(
        spacing: gap, small(fact.label),
        text(weight: 700, size: 10.5pt, fact.lines.first()),
        ..fact.lines.slice(1).map((one) => par(one)),
      ))
    )
  } else if section.type == "rows" {
    title-of(section)
    grid(
      columns: (30%, 1fr), inset: (x: 0pt, y: 5.5pt), stroke: (bottom: 0.5pt + rule),
      ..section.rows.map((row) => (small(row.label), lines(row.lines))).flatten()
    )
  } else if section.type == "text" {
    title-of(section)
    v(if section.heading == none { 8pt } else { 0pt })
    if section.soft { small(lines(section.lines)) } else { lines(section.lines) }
  } else if section.type == "table" {
    title-of(section)
    let count = section.head.len()
    table(
      columns: (1fr,) + (count - 1) * (auto,), inset: (x: 0pt, y: 6pt),
      stroke: (_, _) => (bottom: 0.5pt + rule),
      align: (column, _) => if column == count - 1 and count > 1 { end } else { start },
      table.header(..section.head.map((one) => text(size: 8.5pt, fill: soft, weight: 400, one))),
      ..section.rows.flatten(),
    )
    if section.totals.len() > 0 {
      v(-2pt)
      align(end, block(width: 100%, breakable: false, grid(
        columns: (1fr, auto), column-gutter: 18pt, inset: (y: 4.5pt), align: end,
        ..section.totals.enumerate().map(((i, total)) => {
          let last = i == section.totals.len() - 1
          let style = if last { text.with(weight: 700, size: 11.5pt) } else { text.with(size: 9.5pt) }
          (style(total.label), style(total.amount))
        }).flatten(),
      )))
    }
  }
}
`;
