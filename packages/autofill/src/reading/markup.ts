import { Tokenizer } from 'htmlparser2'

export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly isEmpty: boolean }

/**
 * Tags and texts in their order. Attributes are dropped: nothing here is followed or fetched. We use the tokenizer alone, since the
 * parser above it searches all open tags at each closing one: a megabyte of tags that do not fit would take more than a minute.
 */
export function readMarkup(
  markup: string,
  language: 'html' | 'xml',
  take: (token: MarkupToken) => void,
): void {
  let name = ''
  const ignore = () => {}
  const nameIn = (start: number, end: number) => markup.slice(start, end).toLowerCase()
  const takeText = (start: number, end: number) =>
    take({ kind: 'text', text: markup.slice(start, end) })
  const tokenizer = new Tokenizer(
    { xmlMode: language === 'xml', decodeEntities: true },
    {
      ontext: takeText,
      ontextentity: (code) => take({ kind: 'text', text: shownCharacter(code) }),
      oncdata: (start, end, marksBefore) => takeText(start, end - marksBefore),
      onopentagname: (start, end) => {
        name = nameIn(start, end)
      },
      onopentagend: () => take({ kind: 'open', name, isEmpty: false }),
      onselfclosingtag: () => take({ kind: 'open', name, isEmpty: true }),
      onclosetag: (start, end) => take({ kind: 'close', name: nameIn(start, end), isEmpty: false }),
      onattribname: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  )
  tokenizer.write(markup)
  tokenizer.end()
}

// Where a word may be cut or letters may not join: no part of what is said.
const unseen = /[\u00ad\u200b-\u200d\ufeff]/

function shownCharacter(code: number): string {
  const character = String.fromCodePoint(code)
  if (unseen.test(character)) return ''
  return /\p{Zs}/u.test(character) ? ' ' : character
}
