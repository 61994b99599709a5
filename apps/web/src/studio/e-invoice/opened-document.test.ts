import { documentKinds } from '@sheaf/domain/documents/kind'
import { newDocument } from '@sheaf/domain/documents/new-document'
import { describe, expect, it } from 'vitest'
import { downloadRows } from './download-rows.ts'
import { openOnThisMachine } from './opened-document.ts'

const design = {
  primaryColor: '#112233',
  secondaryColor: '#445566',
  fontFamily: 'Georgia',
} as const

describe('the JSON of a document', () => {
  it.each(documentKinds)('of the kind %s opens again as it was, with its look', async (kind) => {
    const document = {
      ...newDocument(kind, { today: '2026-03-01', now: 123_456_789 }),
      labels: {},
    }
    const row = downloadRows(kind).find(({ id }) => id === 'json')
    const made = await row?.make({ document, themeId: 'blue-wave', design })
    expect(made?.fileName).toMatch(/^[\w-]+\.json$/)
    const file = new File([made?.file ?? ''], 'a.json')
    expect(await openOnThisMachine(file)).toMatchObject({
      document,
      themeId: 'blue-wave',
      design,
      isOurs: true,
    })
  })

  it.each(['{', '{"type":"poem"}', '{"type":"invoice","lineItems":"none"}'])(
    'that is %j is refused with a sentence',
    async (text) => {
      expect(await openOnThisMachine(new File([text], 'a.json'))).toEqual({
        refusal: 'This JSON file holds no document of Sheaf.',
      })
    },
  )

  it('is refused when it is too large', async () => {
    const file = new File([new Uint8Array(10_000_001)], 'a.xml')
    expect(await openOnThisMachine(file)).toEqual({ refusal: 'This file is larger than 10 MB.' })
  })
})

describe('the formats of a document', () => {
  it('are those that its kind has', () => {
    const labels = (kind: 'invoice' | 'purchase_order' | 'quote') =>
      downloadRows(kind).map(({ label }) => label)
    expect(labels('invoice')).toEqual([
      'PDF',
      'PDF with e-invoice',
      'XRechnung',
      'Peppol UBL',
      'CII',
      'JSON',
    ])
    expect(labels('purchase_order')).toEqual(['PDF', 'UBL order', 'JSON'])
    expect(labels('quote')).toEqual(['PDF', 'JSON'])
  })
})
