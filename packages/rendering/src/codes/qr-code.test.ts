import type { FieldValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { paymentCodeOf } from '@sheaf/domain/payments/payment-code'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '../../../../tests/support/tries.ts'
import { aDocument } from '../../../domain/test/make-document.ts'
import { readShape } from '../../test/read-code.ts'
import { toViewModel } from '../view-model/to-view-model.ts'
import { qrCode } from './qr-code.ts'

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `A ${text}`.trim())
const latinText = fc
  .string({ unit: fc.constantFrom(...'abcXYZéüößÀŒşȚ.&-/ 0189'), maxLength: 80 })
  .map((text) => `A${text}`)
const anyNumber = fc.stringMatching(/^[A-Z]{0,4}-?\d{1,12}$/)

/** With the check digits that it needs (ISO 7064). */
function iban(country: string, rest: string): string {
  const digits = `${rest}${country}00`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${rest}`
}

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
const german = digits(18).map((rest) => iban('DE', rest))
const dutch = digits(10).map((rest) => iban('NL', `ABNA${rest}`))
const swissAccount = fc
  .tuple(fc.constantFrom('CH', 'LI'), fc.integer({ min: 100, max: 99_999 }), digits(12))
  .map(([country, institute, rest]) =>
    iban(country, `${String(institute).padStart(5, '0')}${rest}`),
  )
const townLine = fc.constantFrom('Rue du Lac 1268\n2501 Biel', 'Städtle 1\nFL-9490 Vaduz')

const anyPaid: fc.Arbitrary<FieldValues> = fc.oneof(
  fc.record({
    currency: fc.constant('EUR'),
    'sender.name': anyText,
    number: fc.oneof(anyNumber, anyText),
    'bank.iban': fc.oneof(german, dutch),
  }),
  fc.record({
    currency: fc.constantFrom('CHF', 'EUR'),
    'sender.name': latinText,
    'sender.address': townLine,
    'receiver.name': fc.oneof(anyText, latinText),
    'receiver.address': fc.oneof(townLine, anyText),
    number: fc.oneof(anyNumber, fc.constant('RF18 5390 0754 7034')),
    'bank.iban': swissAccount,
  }),
  fc.record({
    currency: fc.constant('INR'),
    'sender.name': anyText,
    number: anyNumber,
    'bank.other': fc.stringMatching(/^[a-z]{2,12}@ok[a-z]{2,8}$/).map((id) => `UPI: ${id}`),
  }),
  fc.record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    paymentLink: fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'small' }),
  }),
)

it('reads back as what the document says, for any document that can be paid', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(anyPaid, fc.integer({ min: 1, max: 99_999_999 }), async (values, cents) => {
      const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      const lines = [{ description: 'Desk', quantity: '1', price }]
      const computed = compute(aDocument('invoice', { 'tax.rate': '0', ...values }, lines))
      const code = paymentCodeOf(computed)
      const page = toViewModel(computed)
      const shape = page.code?.shape ?? page.slip?.code
      expect(shape === undefined).toBe(code === undefined)
      if (!code || !shape) return
      const read = await readShape(shape)
      expect(read).toBe(code.text)
      if (code.scheme === 'link') expect(read).toBe(values.paymentLink)
      else expect(read).toContain(code.scheme === 'upi' ? `am=${price}&` : price)
      if (values['bank.iban'] !== undefined) expect(read).toContain(values['bank.iban'])
      seen.set(code.scheme, (seen.get(code.scheme) ?? 0) + 1)
    }),
    { numRuns: tries(500) },
  )
  const few = tries(500) / 25
  for (const scheme of ['epc', 'swiss', 'upi', 'link'])
    expect(seen.get(scheme)).toBeGreaterThan(few)
})

it('is drawn in far fewer shapes than it has dark modules', () => {
  const { modules, outlines } = qrCode('https://pay.example.com/i/INV-204817')
  expect(modules).toBe(29)
  expect(outlines.length).toBeLessThan(120)
  for (const outline of outlines) expect(outline.length % 4).toBe(0)
})
