import { problemSchema } from '@sheaf/contract/errors'
import { languagesSchema } from '@sheaf/contract/languages'
import { themes, themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { inTurn } from '../../../../tests/support/in-turn.ts'
import { previewCases } from '../../../../tests/support/preview-fields.ts'
import { previewCalls, textOf } from '../../../../tests/support/previews.ts'

const samples = {
  '/api/template-preview/minimalist-line': ['Invoice', 'Marlow & Finch Joinery', 'Harbour Bank'],
  '/api/quote-preview/quote-modern-blue': ['Quote QUO-118', 'Ruth Marlow'],
  '/api/po-preview/po-classic': ['Purchase Order', 'Goods entrance', 'OD-14'],
  '/api/cn-preview/cn-classic': ['Credit Note', 'One desk arrived with a split top'],
}

describe('previews', () => {
  let test: TestApp
  const { get, post } = previewCalls(() => test)

  beforeAll(async () => {
    test = await startTestApp()
    test.clock.now = new Date('2026-03-03T09:30:04.817Z')
    await test.typesetter.check()
  }, 60_000)

  afterAll(() => test.close())

  async function refusal(path: string, fields: Record<string, string>) {
    const answer = await get(path, fields)
    return { ...problemSchema.parse(answer.json()), status: answer.statusCode }
  }

  it.each(Object.entries(samples))('at %s show a sample to any visitor', async (path, texts) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const text of texts) expect(textOf(answer.body)).toContain(text)
  })

  it('draw every theme on every route', async () => {
    for (const [at, { id }] of themes.entries()) {
      for (const route of inTurn(['template', 'quote', 'po', 'cn'], at)) {
        const answer = await get(`/api/${route}-preview/${id}`)
        expect([id, route, answer.statusCode]).toEqual([id, route, 200])
        expect(answer.body).toContain('<svg role="img" aria-label="Page 1 of ')
      }
    }
  }, 60_000)

  it.each(previewCases)(
    'of $path honour every field of a $kind',
    async ({ path, fields, shown }) => {
      const text = textOf((await get(path, fields)).body)
      expect(shown.filter((each) => !text.includes(each))).toEqual([])
      expect(text).not.toMatch(/Marlow|70\d\d|7 00/)
    },
  )

  it.each(previewCases)('of $path answer POST as they answer GET', async ({ path, fields }) => {
    const asked = await get(path, fields)
    const body = { ...fields, lineItems: JSON.parse(fields.lineItems ?? '') }
    expect((await post(path, body)).body).toBe(asked.body)
    expect((await post(path, fields)).body).toBe(asked.body)
  })

  it('show the sample to a POST that says nothing', async () => {
    const path = '/api/cn-preview/cn-modern'
    const { body } = await get(path)
    expect((await post(path, {})).body).toBe(body)
    expect((await post(path)).body).toBe(body)
  })

  it('draw any kind where the fields may name it', async () => {
    const path = '/api/template-preview/minimalist-line'
    expect(textOf((await get(path, { type: 'credit_note' })).body)).toContain('Credit Note')
    const order = { type: 'purchase_order', clientName: 'Vera Vendor', invoiceNumber: 'PO-77' }
    const text = textOf((await get(path, order)).body)
    expect(text).toContain('Purchase Order PO-77')
    expect(text).toContain('Vera Vendor')
    expect(await refusal(path, { type: 'receipt' })).toMatchObject({
      status: 400,
      fields: { type: expect.any(String) },
    })
    expect(
      textOf((await get('/api/quote-preview/po-classic', { type: 'invoice' })).body),
    ).toContain('Quote')
  })

  it('wear the colours and the font that are asked for', async () => {
    const path = '/api/template-preview/minimalist-line'
    const plain = (await get(path)).body
    const coloured = await get(path, { primaryColor: '#AB12CD', secondaryColor: '#0000aa' })
    expect(coloured.body).not.toBe(plain)
    expect(textOf(coloured.body)).toBe(textOf(plain))
    const serif = await get(path, { fontFamily: 'Times New Roman' })
    expect(serif.body).not.toBe(plain)
    expect((await get(path, { fontFamily: 'times-new-roman' })).body).toBe(serif.body)
    const asTheThemeHasIt = { fontFamily: '', primaryColor: '', secondaryColor: '' }
    expect((await get(path, asTheThemeHasIt)).body).toBe(plain)
  })

  it('number their pages', async () => {
    const lineItems = JSON.stringify(
      Array.from({ length: 80 }, (_, at) => ({
        description: `Line ${at}`,
        quantity: '1',
        rate: '1',
      })),
    )
    const { body } = await get('/api/template-preview/minimalist-line', { lineItems })
    const labels = [...body.matchAll(/<svg role="img" aria-label="([^"]*)"/g)].map(
      ([, label]) => label,
    )
    expect(labels.length).toBeGreaterThan(1)
    expect(labels).toEqual(labels.map((_, at) => `Page ${at + 1} of ${labels.length}`))
    expect(body.match(/<svg/g)).toHaveLength(labels.length)
  })

  it('say their language and direction', async () => {
    const path = '/api/template-preview/minimalist-line'
    expect((await get(path)).body).toContain('<html lang="en" dir="ltr">')
    const hebrew = await get(path, { language: 'he', clientName: 'חנות הספרים' })
    expect(hebrew.body).toContain('<html lang="he" dir="rtl">')
    expect(textOf(hebrew.body)).toContain('חנות הספרים')
  })

  it('are printed in the languages that are listed, in two at once, and as their labels were renamed', async () => {
    const answer = await test.app.inject({ url: '/api/languages' })
    const listed = languagesSchema.parse(answer.json())
    expect(listed.length).toBeGreaterThan(35)
    expect(listed).toContainEqual({
      code: 'he',
      name: 'Hebrew',
      ownName: 'עברית',
      direction: 'rtl',
    })
    const path = '/api/template-preview/minimalist-line'
    const labels = JSON.stringify({ 'kinds.invoice.receiver': 'Kunde' })
    const said = textOf((await get(path, { language: 'de', secondLanguage: 'en', labels })).body)
    expect(said).toContain('Rechnung / Invoice')
    expect(said).toContain('Kunde')
    expect(said).not.toContain('Rechnungsempfänger')
    const refused = await refusal(path, { labels: '{"nonsense":"x"}' })
    expect(refused).toMatchObject({ status: 400, code: 'request.invalid' })
    const unknown = await get(path, { language: 'th', clientName: 'Suda' })
    expect(textOf(unknown.body)).toContain('Bill To')
  })

  it('say what they show as headings, a table and lists', async () => {
    const { body } = await get('/api/template-preview/minimalist-line')
    expect(body).toMatch(/<h1>Invoice INV-\d{6}<\/h1>/)
    expect(body).toContain('<h2>Bill To</h2><p>Elena Castellan</p><p>Hotel Aurelia</p>')
    expect(body).toContain('<th scope="col">Description</th><th scope="col">Qty</th>')
    expect(body).toContain('<td><p>Library shelving, per metre</p></td><td><p>6.5</p></td>')
    expect(body).toMatch(/<dt>Total<\/dt><dd>[^<]*2,469\.60<\/dd>/)
  })

  it('answer 404 for an unknown theme, in words', async () => {
    const { status, code, message } = await refusal('/api/quote-preview/no-such-theme', {})
    expect({ status, code }).toEqual({ status: 404, code: 'theme.not-found' })
    expect(message).toBe("There is no template 'no-such-theme'.")
  })

  it.each([
    ['lineItems', { lineItems: '[{' }],
    ['lineItems', { lineItems: '"one"' }],
    ['lineItems.0.quantity', { lineItems: '[{"quantity":"a few"}]' }],
    ['lineItems.1.rate', { lineItems: '[{},{"rate":"1e5"}]' }],
    ['tax1Rate', { tax1Rate: '120' }],
    ['total', { total: 'a lot' }],
    ['issueDate', { issueDate: '2026-02-30' }],
    ['dueDate', { dueDate: 'tomorrow' }],
    ['currency', { currency: 'XXX' }],
    ['enableTax2', { enableTax2: 'perhaps' }],
    ['companyName', { companyName: 'x'.repeat(201) }],
    ['primaryColor', { primaryColor: 'red' }],
    ['secondaryColor', { secondaryColor: '#12345' }],
    ['fontFamily', { fontFamily: 'Comic Sans' }],
  ] as [string, Record<string, string>][])(
    'answer 400 naming %s when it is wrong',
    async (name, fields) => {
      const answer = await refusal('/api/template-preview/minimalist-line', fields)
      expect(answer).toMatchObject({ status: 400, code: 'request.invalid' })
      expect(Object.keys(answer.fields ?? {})).toEqual([name])
    },
  )

  it('refuse a field that comes twice', async () => {
    const answer = await get('/api/template-preview/minimalist-line?companyName=A&companyName=B')
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(['companyName'])
  })

  it('ignore fields that nobody knows', async () => {
    const path = '/api/po-preview/po-minimal'
    expect((await get(path, { refresh: '17', __proto__x: 'y' })).body).toBe((await get(path)).body)
  })

  it('are all drawn when fifty are asked for at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        get('/api/template-preview/minimalist-line', { clientName: `Client number ${at}` }),
      ),
    )
    answers.forEach((answer, at) => {
      expect(textOf(answer.body)).toContain(`Client number ${at}`)
    })
  })

  it.each([
    [
      '/api/po-templates',
      'purchase_order',
      ['po-classic', 'po-corporate', 'po-industrial', 'po-minimal'],
    ],
    ['/api/cn-templates', 'credit_note', ['cn-classic', 'cn-modern', 'cn-minimal', 'cn-elegant']],
  ] as const)('are offered for the templates of %s', async (path, kind, ids) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(
      themesFor(kind).map(({ id, name, description, category }) => ({
        id,
        name,
        description,
        category,
      })),
    )
    expect(answer.json().map(({ id }: { id: string }) => id)).toEqual(ids)
  })
})
