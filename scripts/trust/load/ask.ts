import { themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import { wireOf } from '../../../tests/support/documents.ts'

/** Somebody with an address of their own, signed in or not. */
export type Asker = { readonly url: string; readonly headers: Readonly<Record<string, string>> }

export const wishes = ['preview', 'PDF'] as const
export type Wish = (typeof wishes)[number]

/** Told apart: what was drawn, what the server refused on purpose, whoever left, and anything else, which is a fault. */
type Answer =
  | { readonly outcome: 'drawn' | 'left'; readonly ms: number }
  | { readonly outcome: 'refused' | 'fault'; readonly ms: number; readonly words: string }

const themes = themesFor('invoice')
const sample = wireOf(sampleDocument('invoice'))

const deliberate = new Set(['rate.limited', 'server.overloaded'])

/** Asks for one document as a screen does. Each round has another one, so that no memory answers. */
export async function ask(
  { url, headers }: Asker,
  wish: Wish,
  round: number,
  leaving?: AbortSignal,
): Promise<Answer> {
  const start = performance.now()
  const passed = () => performance.now() - start
  try {
    const response = await fetch(`${url}/api/${pathOf(wish, round)}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(documentOf(wish, round)),
      ...(leaving && { signal: leaving }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { ms: passed(), ...outcomeOf(wish, response, bytes) }
  } catch (error) {
    if (leaving?.aborted) return { outcome: 'left', ms: passed() }
    return { outcome: 'fault', ms: passed(), words: String(error) }
  }
}

function outcomeOf(wish: Wish, { status }: Response, bytes: Buffer) {
  if (status === 200 && isWhole(wish, bytes)) return { outcome: 'drawn' as const }
  const text = bytes.toString('utf8', 0, 500)
  const words = `${status} ${text}`
  const code = /"code":"([\w.-]+)"/.exec(text)?.[1] ?? ''
  const isDeliberate = (status === 429 || status === 503) && deliberate.has(code)
  return { outcome: isDeliberate ? ('refused' as const) : ('fault' as const), words }
}

function isWhole(wish: Wish, bytes: Buffer): boolean {
  if (wish === 'preview') return bytes.length > 1000
  return bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-6).includes('%%EOF')
}

function pathOf(wish: Wish, round: number): string {
  return wish === 'PDF' ? 'generate-pdf' : `template-preview/${themeOf(round)}`
}

function documentOf(wish: Wish, round: number): object {
  return {
    ...sample,
    invoiceNumber: `INV-${round}`,
    clientName: `Client ${round}`,
    notes: `Round ${round}`,
    ...(wish === 'PDF' && { templateId: themeOf(round) }),
  }
}

function themeOf(round: number): string {
  return themes[round % themes.length]?.id ?? ''
}
