import { readMarkup } from './markup.ts'
import { createTextFlow, type Part, type TextFlow } from './text-flow.ts'

const unseen = new Set(['head', 'style', 'script', 'title', 'template', 'noscript'])

const blocks = new Set(
  'p div ul ol h1 h2 h3 h4 h5 h6 section article header footer address pre center form fieldset dl dt dd hr'.split(
    ' ',
  ),
)

const parts: Readonly<Record<string, Part>> = {
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  blockquote: 'quote',
}

/** An HTML mail as text that reads like the plain part it should have had. */
export function htmlToText(html: string): string {
  const flow = createTextFlow()
  let hiddenIn: string | undefined
  let isPreformatted = false
  readMarkup(html, 'html', (token) => {
    if (hiddenIn) {
      if (token.kind === 'close' && token.name === hiddenIn) hiddenIn = undefined
      return
    }
    if (token.kind === 'text') {
      writeText(flow, token.text, isPreformatted)
      return
    }
    const isOpening = token.kind === 'open'
    if (isOpening && unseen.has(token.name)) hiddenIn = token.isEmpty ? undefined : token.name
    else if (token.name === 'br') flow.breakLine()
    else if (token.name === 'li') startItem(flow, isOpening)
    else if (blocks.has(token.name)) flow.endParagraph()
    if (token.name === 'pre') isPreformatted = isOpening
    const part = parts[token.name]
    if (part) flow[token.kind](part)
    if (token.kind === 'close' && token.name === 'p') flow.breakLine()
  })
  return flow.finish()
}

function startItem(flow: TextFlow, isOpening: boolean): void {
  flow.endParagraph()
  if (isOpening) flow.write('- ')
}

function writeText(flow: TextFlow, text: string, isPreformatted: boolean): void {
  if (!isPreformatted) {
    flow.write(text.replace(/\s+/g, ' '))
    return
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) flow.breakLine()
    flow.write(line)
  }
}
