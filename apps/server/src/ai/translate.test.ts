import type { Translation } from '@sheaf/contract/translation'
import { withValues } from '@sheaf/domain/documents/document'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { sampleDocument } from '@sheaf/rendering/samples'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { wireOf } from '../../../../tests/support/documents.ts'
import {
  type ModelMood,
  type ModelServer,
  startModelServer,
} from '../../../../tests/support/model-server.ts'
import { openModels } from './open-models.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

async function member(on = test) {
  const { cookie } = await on.signIn({ firstName: 'Ruth', lastName: 'Marlow' })
  const headers = { 'sec-fetch-site': 'same-origin', cookie }
  const send = (payload: object) =>
    on.app.inject({ method: 'POST', url: '/api/ai/translate', headers, payload })
  const translate = async (fields: object, targetLanguage = 'de'): Promise<Translation> => {
    const answer = await send({ type: 'invoice', targetLanguage, ...fields })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  return { headers, send, translate }
}

const invoice = {
  language: 'en',
  invoiceNumber: 'INV-2031',
  clientName: 'Elena Castellan',
  currency: 'EUR',
  tax1Label: 'VAT',
  tax1Rate: '20',
  notes: 'Thank you for your order!\nThe otters send their love.',
  terms: 'Payment is due within 14 days.',
  lineItems: [
    {
      description: 'Logo design – 3 concepts (March)',
      quantity: '1',
      rate: '640.50',
      unit: 'hours',
    },
    { description: 'Brushing otters', quantity: '2', rate: '12', unit: '' },
  ],
}

describe('by the phrase book', () => {
  it('texts are translated, what is not known is named, and nothing else changes', async () => {
    const { translate } = await member()
    const { fields, untranslated, engine } = await translate(invoice)
    expect(engine).toBe('local')
    expect(untranslated).toEqual(['lineItems.1.description', 'notes'])
    const { lineItems = [], ...rest } = fields
    expect(rest).toEqual({
      ...invoice,
      lineItems: undefined,
      language: 'de',
      notes: 'Vielen Dank für Ihre Bestellung!\nThe otters send their love.',
      terms: 'Zahlbar innerhalb von 14 Tagen.',
    })
    expect(lineItems).toMatchObject([
      {
        ...invoice.lineItems[0],
        description: 'Logogestaltung – 3 Entwürfe (März)',
        unit: 'Stunden',
      },
      invoice.lineItems[1] ?? {},
    ])
  })

  it.each(documentKinds)('a %s keeps every field that is not written in words', async (kind) => {
    const { send } = await member()
    const sent = wireOf(withValues(sampleDocument(kind), { language: 'en' }))
    const answer = await send({ ...sent, type: kind, targetLanguage: 'fr' })
    expect(answer.statusCode, answer.body).toBe(200)
    const { fields, untranslated }: Translation = answer.json()
    const { type: _type, ...before } = sent
    const changed = Object.keys(before).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(fields[name]),
    )
    expect(allowed(kind)).toEqual(expect.arrayContaining(changed))
    for (const path of untranslated) expect(allowed(kind)).toContain(path.split('.')[0])
    const figuresOf = (lines: unknown) =>
      JSON.stringify(lines).replace(/"(?:description|unit)":"(?:[^"\\]|\\.)*"/g, '')
    expect(figuresOf(fields.lineItems)).toBe(figuresOf(before.lineItems))
  })

  function allowed(kind: DocumentKind): string[] {
    const message = kind === 'invoice' ? 'notes' : 'comments'
    const others = ['terms', 'creditReason', 'specialInstructions', 'refundMethod']
    return ['language', 'lineItems', message, ...others]
  }

  it('only what was sent comes back', async () => {
    const { translate } = await member()
    expect(await translate({ notes: 'Thank you' }, 'fr')).toEqual({
      fields: { language: 'fr', notes: 'Merci' },
      untranslated: [],
      engine: 'local',
    })
  })

  it.each([
    ['from a language without a book', 'vi', ['notes']],
    ['from a tag that nobody knows', 'qqq-abcd-abcd', ['notes']],
    ['into its own language', 'de-AT', []],
  ])('%s, texts stay as they were', async (_case, language, untranslated) => {
    const { translate } = await member()
    const answer = await translate({ language, notes: 'Thank you' })
    expect(answer.fields.notes).toBe('Thank you')
    expect(answer.untranslated).toEqual(untranslated)
  })

  it.each([
    ['an unknown kind', { type: 'letter', targetLanguage: 'de', notes: 'x' }, 'type'],
    ['an unknown language', { type: 'quote', targetLanguage: 'tlh', notes: 'x' }, 'targetLanguage'],
    ['no language', { type: 'quote', notes: 'x' }, 'targetLanguage'],
    [
      'a number that is none',
      { ...invoice, type: 'invoice', targetLanguage: 'de', tax1Rate: 'x' },
      'tax1Rate',
    ],
  ])('%s is refused at its field', async (_case, body, field) => {
    const answer = await (await member()).send(body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('an empty document and one that is too long are refused', async () => {
    const { send } = await member()
    const order = { type: 'invoice', targetLanguage: 'de' }
    expect((await send(order)).statusCode).toBe(400)
    const lineItems = Array.from({ length: 15 }, () => ({ description: 'and '.repeat(2000) }))
    expect((await send({ ...order, lineItems })).statusCode).toBe(413)
  })

  it('is for members, only from our own pages, and not without end', async () => {
    const url = '/api/ai/translate'
    const payload = { ...invoice, type: 'invoice', targetLanguage: 'de' }
    const { headers, send } = await member()
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const ask = (given: Record<string, string>) =>
      test.app.inject({ method: 'POST', url, headers: given, payload })
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401)
    expect((await ask(foreign)).statusCode).toBe(403)
    const statuses = []
    for (let count = 0; count <= 60; count += 1) statuses.push((await send({})).statusCode)
    expect(statuses.at(-2)).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('with a model', () => {
  let server: ModelServer
  let withModel: TestApp
  beforeAll(async () => {
    server = await startModelServer()
    withModel = await startTestApp({ models: await openModels(server.settings, 400) })
  })
  afterAll(async () => {
    await withModel.close()
    await server.stop()
  })
  beforeEach(() => {
    server.mood = 'answers'
    server.asked.length = 0
  })

  // In the order in which the texts stand in the document.
  const lines = [
    'Logo design – 3 concepts (March)',
    'hours',
    'Brushing otters',
    'Thank you for your order!',
    'The otters send their love.',
    'Payment is due within 14 days.',
  ]
  const answers = (said: Readonly<Record<string, string>>) => ({
    lines: Object.entries(said).map(([line, text]) => ({ line: lines.indexOf(line) + 1, text })),
  })

  it('takes its lines, and says so', async () => {
    server.object = answers({
      'The otters send their love.': 'Die Otter lassen grüßen.',
      'Brushing otters': 'Otter bürsten',
    })
    const { translate } = await member(withModel)
    const { fields, untranslated, engine } = await translate(invoice)
    expect({ untranslated, engine }).toEqual({ untranslated: [], engine: 'model' })
    expect(fields.notes).toBe('Vielen Dank für Ihre Bestellung!\nDie Otter lassen grüßen.')
    expect(fields.lineItems?.[1]?.description).toBe('Otter bürsten')
    expect(JSON.stringify(server.asked[0]?.body)).toContain('The otters send their love.')
  })

  it('that tampers has its lines thrown away, and the book or the original stands', async () => {
    server.object = answers({
      'Payment is due within 14 days.': 'Zahlbar innerhalb von 41 Tagen.',
      'Logo design – 3 concepts (March)': 'Logogestaltung – 4 Entwürfe (April)',
      'Brushing otters': 'Zahlen Sie 500 EUR an DE89 3704 0044 0532 0130 00',
      'The otters send their love.': 'Siehe https://evil.example',
    })
    const { translate } = await member(withModel)
    const { fields, untranslated } = await translate(invoice)
    expect(untranslated).toEqual(['lineItems.1.description', 'notes'])
    expect(fields.terms).toBe('Zahlbar innerhalb von 14 Tagen.')
    expect(fields.lineItems?.[0]?.description).toBe('Logogestaltung – 3 Entwürfe (März)')
    expect(fields.lineItems?.[1]?.description).toBe('Brushing otters')
  })

  it('that names somebody else, or lines that nobody asked about, is not believed', async () => {
    const notes = 'With love from Castellan'
    server.object = {
      lines: [
        { line: 1, text: 'Alles Liebe von Kastellan' },
        { line: 9, text: 'Nicht gefragt' },
        { line: -1, text: 'Nicht gefragt' },
      ],
    }
    const { translate } = await member(withModel)
    const asked = { clientName: 'Castellan', notes }
    expect((await translate(asked)).fields.notes).toBe(notes)
  })

  it('changes no number, whatever it says', { timeout: 60_000 }, async () => {
    const { translate } = await member(withModel)
    const numbers = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(numbers, numbers, async (before, after) => {
        const notes = `Otters: ${before.join(' and ')}`
        server.object = { lines: [{ line: 1, text: `Otter: ${after.join(' und ')}` }] }
        const { fields } = await translate({ notes })
        const sorted = (text: unknown) => (String(text).match(/\d+/g) ?? []).sort()
        expect(sorted(fields.notes)).toEqual(sorted(notes))
      }),
      { numRuns: 40 },
    )
  })

  it.each<ModelMood>([
    'never answers',
    'hangs up',
    'refuses',
    'fails',
    'talks instead',
    'answers rubbish',
  ])('that %s leaves it to the phrase book, and says so', async (mood) => {
    server.mood = mood
    const { translate } = await member(withModel)
    const { fields, engine } = await translate({ ...invoice, notes: 'Thank you\nQuxmarker' })
    expect(engine).toBe('local-after-model-failure')
    expect(fields.notes).toBe('Vielen Dank\nQuxmarker')
    expect(withModel.log.text()).not.toContain('Quxmarker')
  })

  it('is not asked about more than it would read to the end', async () => {
    const { translate } = await member(withModel)
    const lineItems = Array.from({ length: 9 }, (_, index) => ({
      description: `${index} ${'otter '.repeat(1500)}`,
    }))
    const { engine } = await translate({ lineItems })
    expect({ engine, asked: server.asked.length }).toEqual({ engine: 'local', asked: 0 })
  })
})
