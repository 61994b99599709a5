import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { filesOfHands, type Marked, splitHead } from '../examples/read-marked.ts'
import { readPrinted } from './read-printed.ts'

// node print-papers.ts --to papers.jsonl FOLDER…: prints the pages in HTML of every hand to PDF with Chromium, reads them back with
// our own reader, and writes the texts with their marks, a line of JSON each.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: 'papers.jsonl' } },
})

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const out = createWriteStream(values.to)
let kept = 0
let lost = 0
let marks = 0
for (const { hand, name, source } of filesOfHands(positionals)) {
  const { head, body } = splitHead(source)
  if (head.layout !== 'html') continue
  const { html, values: marked } = withLinks(body)
  const read = await readPrinted(await print(browser, html), marked)
  const paper: Marked = { hand, name, head, text: read.text, marks: read.marks }
  out.write(`${JSON.stringify(paper)}\n`)
  kept += 1
  marks += marked.length
  lost += read.lost.length
  for (const fault of read.lost) console.log(`${hand}/${name}: ${fault}`)
}
out.end()
await browser.close()
console.log(`${kept} papers, ${lost} of ${marks} marks not found again`)

async function print(on: Browser, html: string): Promise<Uint8Array> {
  const page = await on.newPage()
  try {
    await page.setContent(html, { waitUntil: 'load' })
    return await page.pdf({ preferCSSPageSize: true, printBackground: true })
  } finally {
    await page.close()
  }
}

/** Every mark becomes a link, since a PDF says where its links are. */
function withLinks(body: string): {
  readonly html: string
  readonly values: readonly { readonly label: string; readonly value: string }[]
} {
  const found: { label: string; value: string }[] = []
  const style = '<style>a[data-m]{color:inherit;text-decoration:none}</style>'
  const linked = body.replace(/⟦([^|⟦⟧]+)\|([^⟦⟧]*)⟧/g, (_, label: string, value: string) => {
    found.push({ label, value: unescapeHtml(value) })
    return `<a data-m href="https://mark.example/${found.length - 1}">${value}</a>`
  })
  const place = linked.search(/<body\b|<\/style>/i)
  const html =
    place < 0 ? style + linked : linked.slice(0, place) + afterStyle(linked, place, style)
  return { html, values: found }
}

function afterStyle(html: string, place: number, style: string): string {
  const end = html.startsWith('</style>', place) ? place + '</style>'.length : place
  return html.slice(place, end) + style + html.slice(end)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
