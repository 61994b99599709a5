import { type FieldValues, withValues } from '@sheaf/domain/documents/document'
import { compute } from '@sheaf/domain/documents/totals'
import { paymentCodeOf } from '@sheaf/domain/payments/payment-code'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codesIn } from '../../packages/rendering/test/read-code.ts'
import { inTurn } from '../support/in-turn.ts'
import { sepa, swiss } from './hard-fields.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 2, queueLimit: 100 })
})
afterAll(() => typesetter.close())

const ways: readonly FieldValues[] = [
  sepa,
  swiss,
  { currency: 'INR', 'bank.iban': '', 'bank.other': 'UPI: marlow.finch@okbank' },
  { 'bank.iban': '', paymentLink: 'https://pay.example.com/i/INV-204817' },
]

it.each(themes.map((theme, at) => ({ ...theme, at })))(
  'a phone reads from a sheet of $id how it is paid',
  async (theme) => {
    for (const values of inTurn(ways, theme.at)) {
      const computed = compute(withValues(sampleDocument('invoice'), values))
      const pages = await typesetter.toPages(sheetFor(toViewModel(computed), theme))
      const pictures = pages.map((svg) => sharp(Buffer.from(svg), { density: 150 }).png())
      const read = await Promise.all(
        pictures.map(async (picture) => codesIn(await picture.toBuffer())),
      )
      expect(read.flat()).toEqual([paymentCodeOf(computed)?.text])
    }
  },
)
