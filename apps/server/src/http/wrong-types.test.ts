import { isPricedKind } from '@sheaf/domain/documents/fields'
import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { sampleDocument } from '@sheaf/rendering/samples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { wireOf } from '../../../../tests/support/documents.ts'
import { inTurn } from '../../../../tests/support/in-turn.ts'

type Body = Readonly<Record<string, unknown>>
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const design = { primaryColor: '#112233', secondaryColor: '#112233', fontFamily: 'Lato' }
const customization = { font: 'Lato', color: '#112233', logo: '' }
const ghosts = { places: { ghosts: { clientName: 'Client' } } }

// Nothing is drawn for a theme that does not exist, after all else was looked at.
const theme = 'nobody'

/** A document in its own words. */
const own = (type: DocumentKind): Body => {
  const { type: _type, ...fields } = wireOf(sampleDocument(type))
  return { ...fields, ...design, companyLogoUrl: '' }
}

/** The same in the words of the create screen. */
const generic = {
  documentNumber: 'N-1',
  clientName: 'Elena',
  clientEmail: 'elena@example.com',
  issueDate: '2026-03-03',
  swiftCode: '',
  lineItems: [{ description: 'Desk', quantity: '1', rate: '5', amount: '5' }],
}

const template = { name: 'Mine', systemTemplateId: 'po-classic' }
const { type: _quote, ...quoteData } = wireOf(sampleDocument('quote'))
const { type: _note, ...cnData } = wireOf(sampleDocument('credit_note'))
const { lineItems } = wireOf(sampleDocument('purchase_order'))
const order = { vendorName: 'R', companyLogoUrl: '', defaultTaxRate: '7', defaultComments: 'x' }

const account = { email: 'elena@example.com', password: 'a good long password' }

/** Every route that takes a body, with one that has all its fields. */
const routes: readonly (readonly [Method, string, Body])[] = [
  [
    'POST',
    '/generate-pdf',
    { ...own('invoice'), type: 'invoice', templateId: theme, taxAmount: '411.60' },
  ],
  // The words of an invoice mean nothing on a kind without prices.
  ...documentKinds
    .filter(isPricedKind)
    .map((type) => ['POST', '/generate-pdf', { ...generic, type, templateId: theme }] as const),
  ['POST', '/generate-quote-pdf', { ...generic, templateId: theme, customization }],
  ['POST', `/po-pdf/${theme}`, own('purchase_order')],
  ['POST', `/po-pdf/${theme}`, generic],
  ['POST', `/cn-pdf/${theme}`, own('credit_note')],
  ['POST', `/template-preview/${theme}`, { ...own('invoice'), ...ghosts }],
  ['POST', `/quote-preview/${theme}`, { ...own('quote'), ...ghosts }],
  ['POST', `/po-preview/${theme}`, { ...own('purchase_order'), ...ghosts }],
  ['POST', `/cn-preview/${theme}`, generic],
  ['POST', '/templates', { ...design, name: 'Mine', theme: 'blue-wave', companyName: 'R' }],
  ['PUT', '/templates/tpl_1', { ...design, name: 'Mine', theme: 'blue-wave', companyPhone: '1' }],
  ['POST', '/custom-quote-templates', { ...template, quoteData: { ...quoteData, ...design } }],
  ['POST', '/custom-po-templates', { ...template, ...order, defaultLineItems: lineItems }],
  ['POST', '/custom-cn-templates', { ...template, cnData: { ...cnData, ...design } }],
  ['PUT', '/custom-po-templates/tpl_1', { ...template, ...order }],
  ['PUT', '/custom-po-templates/tpl_1', { name: 'Mine' }],
  ['PATCH', '/custom-po-templates/tpl_1', { name: 'Mine' }],
  ['PATCH', '/logos/logo_1', { name: 'Mine' }],
  ['POST', '/objects/upload', { name: 'Mine', purpose: 'logo' }],
  ['POST', '/ai/generate-logo', { companyName: 'Marlow', style: 'modern' }],
  ['POST', '/ai/autofill', { documentType: 'invoice', text: 'x', today: '2026-03-03' }],
  [
    'POST',
    '/ai/translate',
    { type: 'invoice', targetLanguage: 'de', notes: 'x', lineItems: [{ description: 'x' }] },
  ],
  ['POST', '/auth/login', account],
  ['POST', '/auth/signup', { ...account, firstName: 'Elena', lastName: 'C' }],
  ['POST', '/auth/forgot-password', { email: account.email }],
  ['POST', '/auth/resend-confirmation', { email: account.email }],
  ['POST', '/auth/reset-password', { token: 'x', password: account.password }],
  ['PATCH', '/account', { firstName: 'Elena', lastName: 'C' }],
  ['POST', '/account/password', { currentPassword: 'x', newPassword: account.password }],
  ['DELETE', '/account', { password: 'x' }],
]

const wrongTypes = [7, true, [], { x: 1 }]

/** Texts that are no figures may be written as numbers: an invoice number, a postal code. A picture is not one. */
const isRefused = (wrong: unknown, field: string) =>
  (typeof wrong === 'object' && !(Array.isArray(wrong) && isList(field))) ||
  field.endsWith('companyLogoUrl')

/** Deposits come as lists that go side by side. */
const isList = (field: string) => /^deposit(Number|Date|Amount)$/.test(field)

describe.each(routes)('%s /api%s', (method, path, body) => {
  async function answerTo(field: string, wrong: unknown, cookie: string) {
    return await test.app.inject({
      method,
      url: `/api${path}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      // Previews and sign-ins are counted by address.
      remoteAddress: `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
      payload: changed(body, field.split('.'), wrong),
    })
  }

  it('names the field that has a wrong type', { timeout: 120_000 }, async () => {
    for (const [index, field] of pathsIn(body).entries()) {
      const { cookie } = await test.signIn({ subscription: 'premium' })
      for (const wrong of inTurn(wrongTypes, index, 2)) {
        const answer = await answerTo(field, wrong, cookie)
        const said = `${field} ${JSON.stringify(wrong)}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
        expect(answer.statusCode, said).toBeLessThan(500)
        if (!isRefused(wrong, field) || holdsMore(body, field)) continue
        expect.soft(answer.statusCode, said).toBe(400)
        const named = Object.keys(answer.json().fields ?? {})
        expect
          .soft(
            named.some((name) => field.startsWith(name)),
            said,
          )
          .toBe(true)
      }
    }
  })
})

/** Whether it holds a list or fields of its own, of which some may be left out. */
function holdsMore(body: Body, field: string): boolean {
  return (
    typeof field.split('.').reduce<unknown>((holder, part) => at(holder, part), body) === 'object'
  )
}

function pathsIn(holder: unknown, before = ''): string[] {
  if (typeof holder !== 'object' || holder === null) return []
  const entries = Array.isArray(holder)
    ? Object.entries(holder.slice(0, 1))
    : Object.entries(holder)
  return entries.flatMap(([name, value]) => [before + name, ...pathsIn(value, `${before}${name}.`)])
}

function at(holder: unknown, part: string): unknown {
  return (holder as Body | undefined)?.[part]
}

function changed(holder: Body, [part = '', ...rest]: readonly string[], value: unknown): Body {
  const inner = rest.length === 0 ? value : changed(at(holder, part) as Body, rest, value)
  if (Array.isArray(holder)) return holder.with(Number(part), inner) as unknown as Body
  return { ...holder, [part]: inner }
}
