export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly isEmpty: boolean }

const tokenPattern =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[!?][^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+|<)/g

/** Tags and texts of XML or HTML in their order. Attributes are dropped: nothing here is followed or fetched. */
export function* markupTokens(markup: string): Generator<MarkupToken> {
  for (const match of markup.matchAll(tokenPattern)) {
    const [, data, slash, name, rest, text] = match
    if (text !== undefined) yield { kind: 'text', text: decodeEntities(text) }
    else if (data !== undefined) yield { kind: 'text', text: data }
    else if (name !== undefined) {
      const isEmpty = rest?.endsWith('/') ?? false
      yield { kind: slash ? 'close' : 'open', name: name.toLowerCase(), isEmpty }
    }
  }
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
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (written, hex, dec, name) => {
    if (name !== undefined) return namedCharacters[name] ?? accented(name) ?? written
    const code = hex ? Number.parseInt(hex, 16) : Number(dec)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written
  })
}

/** 'eacute' is an e with its accent. */
function accented(name: string): string | undefined {
  const accent = accents[name.slice(1)]
  return accent && `${name[0]}${accent}`.normalize('NFC')
}
