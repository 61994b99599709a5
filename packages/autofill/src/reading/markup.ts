export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly isEmpty: boolean }

/** Tags and texts of XML or HTML in their order. Attributes are dropped: nothing here is followed or fetched. */
export function* markupTokens(markup: string): Generator<MarkupToken> {
  const endOfTag = tagEnds(markup)
  let at = 0
  while (at < markup.length) {
    const start = markup.indexOf('<', at)
    const textEnd = start < 0 ? markup.length : start
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(markup.slice(at, textEnd)) }
    if (start < 0) return
    const section = sectionAt(markup, start)
    if (section) {
      if (section.text !== '') yield { kind: 'text', text: section.text }
      at = section.end
      continue
    }
    const end = /[a-z/]/i.test(markup.charAt(start + 1)) ? endOfTag(start) : undefined
    if (end === undefined) yield { kind: 'text', text: '<' }
    else yield* tagOf(markup.slice(start, end))
    at = end ?? start + 1
  }
}

function* tagOf(written: string): Generator<MarkupToken> {
  const [, slash, name] = /^<(\/?)([a-z][\w:-]*)/i.exec(written) ?? []
  if (name === undefined) return
  const isEmpty = written.endsWith('/>')
  yield { kind: slash ? 'close' : 'open', name: name.toLowerCase(), isEmpty }
}

const sections = [
  { opening: '<!--', closing: '-->', isText: false },
  { opening: '<![CDATA[', closing: ']]>', isText: true },
  { opening: '<!', closing: '>', isText: false },
  { opening: '<?', closing: '>', isText: false },
]

/** Comments, declarations and plain sections. One that never ends takes the rest of the text. */
function sectionAt(markup: string, start: number) {
  const section = sections.find(({ opening }) => markup.startsWith(opening, start))
  if (!section) return undefined
  const from = start + section.opening.length
  const closed = markup.indexOf(section.closing, from)
  const to = closed < 0 ? markup.length : closed
  const text = section.isText ? markup.slice(from, to) : ''
  return { text, end: Math.min(markup.length, to + section.closing.length) }
}

/**
 * Where a tag ends: at the next '>' outside of quotes. What is not found once is not looked for again, since a megabyte
 * of broken tags would take minutes.
 */
function tagEnds(markup: string) {
  const last = markup.lastIndexOf('>')
  const lastQuote = { '"': markup.lastIndexOf('"'), "'": markup.lastIndexOf("'") }
  return (start: number): number | undefined => {
    if (last < start) return undefined
    const end = markup.indexOf('>', start) + 1
    const quote = openQuote(markup.slice(start, end))
    if (!quote || lastQuote[quote] < end || last < lastQuote[quote]) return end
    const closed = markup.indexOf('>', markup.indexOf(quote, end)) + 1
    return closed > 0 ? closed : end
  }
}

function openQuote(tag: string): '"' | "'" | undefined {
  let open: '"' | "'" | undefined
  for (const mark of tag) {
    if (mark !== '"' && mark !== "'") continue
    if (!open) open = mark
    else if (open === mark) open = undefined
  }
  return open
}

// The names that business mail uses; a name that is not here stays as written.
const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  shy: '',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  deg: '°',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  times: '×',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  szlig: 'ß',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  aring: 'å',
  Aring: 'Å',
  lstrok: 'ł',
  Lstrok: 'Ł',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
}

const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ogon: '\u0328',
  caron: '\u030c',
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (written, hex, dec, name) => {
      if (name !== undefined) return namedCharacters[name] ?? accented(name) ?? written
      const code = hex ? Number.parseInt(hex, 16) : Number(dec)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
    },
  )
}

/** 'eacute' is an e with its accent. */
function accented(name: string): string | undefined {
  const accent = accents[name.slice(1)]
  return accent && `${name[0]}${accent}`.normalize('NFC')
}
