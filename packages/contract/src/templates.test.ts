import { describe, expect, it } from 'vitest'
import { saveCustomTemplateSchemas } from './custom-templates.ts'
import { displayPath, logoUrlSchema, tooLargeMessage } from './objects.ts'
import { saveTemplateSchema } from './templates.ts'

describe('an invoice template', () => {
  it('needs a name and a theme only; the rest has defaults', () => {
    expect(saveTemplateSchema.parse({ name: ' Studio ', theme: 'blue-wave' })).toMatchObject({
      name: 'Studio',
      primaryColor: '#4F46E5',
      secondaryColor: '#6B7280',
      fontFamily: 'Inter',
      currency: 'USD',
      jurisdiction: 'US',
      paymentTerms: 'net-30',
      defaultTerms:
        'Payment is due within 30 days of invoice date. Late fees may apply to overdue accounts.',
    })
  })

  it('takes the code of the bank by both of its names', () => {
    const template = { name: 'A', theme: 'b' }
    expect(saveTemplateSchema.parse({ ...template, swiftCode: 'HARBGB2L' }).swift).toBe('HARBGB2L')
    expect(saveTemplateSchema.parse({ ...template, swift: 'A', swiftCode: 'B' }).swift).toBe('A')
  })

  it('writes bank codes as paper does, and leaves alone what is none', () => {
    const template = { name: 'A', theme: 'b' }
    const codes = { iban: 'de89370400440532013000', swift: 'cobadeff', aba: '021000021' }
    expect(saveTemplateSchema.parse({ ...template, ...codes })).toMatchObject({
      iban: 'DE89 3704 0044 0532 0130 00',
      swift: 'COBADEFF',
      aba: '021 000 021',
    })
    expect(saveTemplateSchema.parse({ ...template, iban: 'on request' }).iban).toBe('on request')
  })

  it('knows a font by its id', () => {
    const saved = saveTemplateSchema.parse({
      name: 'A',
      theme: 'b',
      fontFamily: 'playfair-display',
    })
    expect(saved.fontFamily).toBe('Playfair Display')
    expect(
      saveTemplateSchema.safeParse({ name: 'A', theme: 'b', fontFamily: 'Comic' }).success,
    ).toBe(false)
  })

  it.each([[undefined], [''], ['   '], [7], ['x'.repeat(101)]])(
    'is refused with the name %j',
    (name) => {
      expect(saveTemplateSchema.safeParse({ name, theme: 'b' }).success).toBe(false)
    },
  )
})

describe('a custom template', () => {
  it('keeps the fields that are given and adds none', () => {
    const body = {
      name: 'Aurelia',
      systemTemplateId: 'cn-classic',
      cnData: { creditReason: 'Damaged' },
    }
    expect(saveCustomTemplateSchemas.credit_note.parse(body)).toEqual(body)
    const order = {
      name: 'Desk',
      systemTemplateId: 'po-classic',
      vendorName: 'Ruth',
      defaultTaxRate: '20',
    }
    expect(saveCustomTemplateSchemas.purchase_order.parse(order)).toEqual(order)
  })

  it('names the wrong field', () => {
    const { error } = saveCustomTemplateSchemas.quote.safeParse({
      name: 'A',
      systemTemplateId: 'b',
      quoteData: { taxRate: '140' },
    })
    expect(error?.issues[0]).toMatchObject({
      path: ['quoteData', 'taxRate'],
      message: 'Must be between 0 and 100',
    })
  })
})

describe('a logo', () => {
  it('is one of ours or none', () => {
    for (const path of ['', '/objects/uploads/obj_a-B_9'])
      expect(logoUrlSchema.parse(path)).toBe(path)
    for (const path of [
      'https://example.com/a.png',
      '/objects/uploads/../x',
      'data:image/png;base64,',
    ]) {
      expect(logoUrlSchema.safeParse(path).success).toBe(false)
    }
    expect(displayPath('/objects/uploads/obj_a')).toBe('internal/objects/uploads/obj_a')
  })

  it('says how large it may be', () => {
    expect(tooLargeMessage('logo')).toBe('File size must be less than 5MB')
    expect(tooLargeMessage('quote-logo')).toBe('File size must be less than 2MB')
  })
})
