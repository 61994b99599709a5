import { describe, expect, it } from 'vitest'
import {
  desks,
  findingOf,
  french,
  german,
  idsOf,
  judged,
  today,
} from '../../test/checked-invoice.ts'
import { aDocument } from '../../test/make-document.ts'
import { check } from './check.ts'

describe('an invoice at home', () => {
  it('[J5] that says all is told nothing', () => {
    expect(judged()).toEqual({
      treatment: 'domestic',
      because: 'This sale is taxed in Germany under § 12 UStG.',
      findings: [],
    })
  })

  it('[J5] that says nothing is told everything, each with its field and its law', () => {
    const { findings } = check(aDocument('invoice', { region: 'DE', 'tax.rate': '0' }), { today })
    expect(findings.find(({ id }) => id === 'seller-tax-id')).toEqual({
      id: 'seller-tax-id',
      severity: 'missing',
      field: 'sender.taxId',
      message: 'Add your USt-IdNr. or Steuernummer.',
      why: '§ 14 (4) UStG (Directive 2006/112/EC, art. 226(3)) requires it.',
    })
    expect(findings.find(({ id }) => id === 'tax-rate')).toMatchObject({
      field: 'tax.rate',
      message: 'Add the VAT rate. The standard rate in Germany is 19%.',
      phrase: '19',
    })
    expect(findings.find(({ id }) => id === 'line-description')).toMatchObject({
      field: 'lines.0.description',
      message: 'Describe line 1.',
    })
  })

  it('[J5] of a small amount needs less', () => {
    const bare = { 'receiver.address': '', 'receiver.name': '', serviceDate: '' }
    const small = [{ description: 'Lamp', quantity: '1', price: '210' }]
    expect(idsOf(bare, small)).toEqual([])
    expect(idsOf(bare).toSorted()).toEqual([
      'missing buyer-address',
      'missing buyer-name',
      'missing supply-date',
    ])
    // Dollars cannot be compared with a limit in euros.
    expect(idsOf({ ...bare, currency: 'USD' }, small)).toContain('missing buyer-name')
  })

  it('[J2] has the rates of its day', () => {
    const inJuly = { serviceDate: '2020-07-01', 'tax.rate': '16' }
    expect(idsOf(inJuly)).toEqual([])
    expect(findingOf('tax-rate-unusual', { ...inJuly, serviceDate: '2020-06-30' })).toMatchObject({
      severity: 'advice',
      field: 'tax.rate',
      message: "16% isn't a VAT rate in Germany on June 30, 2020. The rates are 19%, 7%.",
      phrase: '19',
    })
    const line = [{ ...desks[0], taxRate: '8' }]
    expect(findingOf('tax-rate-unusual', {}, line)?.field).toBe('lines.0.taxRate')
  })

  it('[J5] by a small business says so, and is known by its words', () => {
    const small = { 'tax.rate': '0', 'sender.taxId': '', language: 'de' }
    const offered = findingOf('perhaps-small-business', small)
    expect(offered?.phrase).toBe('Steuerfreier Kleinunternehmer (§ 19 UStG)')
    const said = judged({ ...small, 'texts.message': `${offered?.phrase}` })
    expect(said.treatment).toBe('small-business')
    expect(said.findings.map(({ id }) => id)).toEqual(['seller-tax-id'])
    expect(idsOf({ 'texts.message': 'Kleinunternehmer' })).toEqual(['wrong tax-charged'])
  })

  it('[J5] in another currency states the tax in its own', () => {
    expect(idsOf({ currency: 'USD' })).toEqual(['advice tax-in-currency'])
    expect(idsOf({ currency: 'USD', 'texts.message': 'VAT: EUR 170.10' })).toEqual([])
  })

  it('[J5] that gives more time than the law likes is told', () => {
    expect(idsOf({ endsOn: '2026-09-10' })).toEqual(['advice long-term'])
    expect(idsOf({ endsOn: '2026-09-10', buyerType: 'consumer' })).toEqual([])
  })

  it('[J5] names the deposit invoices that it deducts', () => {
    const deposit = { 'deposits.amounts': '100\n50', 'deposits.numbers': 'D-1' }
    expect(idsOf(deposit)).toEqual(['advice deposit-number'])
    expect(idsOf({ ...deposit, 'deposits.numbers': 'D-1\nD-2' })).toEqual([])
  })

  it('[J5] may have to be more than a PDF', () => {
    const inFuture = { issuedOn: '2028-02-01', endsOn: '2028-02-20', serviceDate: '2028-02-01' }
    expect(findingOf('e-invoice', inFuture)).toMatchObject({
      severity: 'advice',
      why: '§ 27 (38) UStG requires it.',
    })
    expect(idsOf({ ...inFuture, buyerType: 'consumer' })).toEqual([])
  })
})

describe('an invoice across a border', () => {
  it('[J5] to a business in the EU is reversed, in the words of its language', () => {
    const { treatment, because, findings } = judged({ ...french, language: 'de' })
    expect(treatment).toBe('reverse-charge')
    expect(because).toBe(
      'The business in France owes the VAT under Directive 2006/112/EC, art. 44 and 196.',
    )
    expect(findings).toMatchObject([
      {
        id: 'reverse-charge',
        field: 'tax.isReverseCharge',
        phrase: 'Steuerschuldnerschaft des Leistungsempfängers',
      },
    ])
    expect(idsOf({ ...french, 'tax.isReverseCharge': true })).toEqual([])
    const byHand = { ...french, 'tax.rate': '0', 'texts.message': 'Reverse charge' }
    expect(idsOf(byHand)).toEqual([])
    expect(idsOf({ ...byHand, 'receiver.taxId': '' })).toEqual(['missing buyer-tax-id'])
  })

  it('[J5] of goods says why it bears no tax', () => {
    const goods = { ...french, supplyType: 'goods' }
    expect(judged(goods).treatment).toBe('intra-community')
    expect(findingOf('supply-date', { ...goods, serviceDate: '' })?.field).toBe('delivery.date')
    expect(idsOf(goods)).toEqual(['missing intra-community', 'wrong tax-charged'])
    expect(findingOf('intra-community', { ...goods, language: 'de' })?.phrase).toContain(
      '§ 6a UStG',
    )
  })

  it('[J5] of goods goes by where they go', () => {
    const shipped = { supplyType: 'goods', 'shipTo.address': 'Lagerweg 3\nZürich\nSwitzerland' }
    expect(judged(shipped).treatment).toBe('export')
    expect(judged({ ...shipped, supplyType: 'service' }).treatment).toBe('domestic')
  })

  it('[J5] to a consumer in the EU names the One Stop Shop', () => {
    const consumer = { ...french, 'receiver.taxId': '', buyerType: 'consumer', supplyType: 'goods' }
    expect(judged(consumer).treatment).toBe('consumer-abroad')
    expect(findingOf('consumer-abroad', consumer)?.message).toContain('One Stop Shop (OSS)')
    expect(idsOf({ ...consumer, 'tax.rate': '20' })).toEqual(['advice consumer-abroad'])
  })

  it('[J5] asks what was only guessed', () => {
    const guessed = { ...french, 'tax.isReverseCharge': true, buyerType: '', supplyType: '' }
    expect(idsOf(guessed)).toEqual(['advice buyer-type', 'advice supply-type'])
  })

  it('[J5] from the US into the EU says what happens there', () => {
    const american = {
      'sender.address': '1 Main Street\nAustin, TX 78701',
      'sender.taxId': '12-3456789',
      'tax.rate': '0',
      currency: 'USD',
      region: 'US',
      ...french,
    }
    const offered = findingOf('reverse-charge-abroad', { ...american, language: 'fr' })
    expect(offered).toMatchObject({ severity: 'advice', phrase: 'Autoliquidation' })
    expect(idsOf({ ...american, 'texts.message': 'Reverse charge' })).toEqual([])
    const consumer = { ...american, buyerType: 'consumer', 'receiver.taxId': '' }
    expect(findingOf('oss-abroad', consumer)?.message).toContain('non-Union One Stop Shop')
  })
})

describe('numbers on an invoice', () => {
  it('[J5] that are mistyped are pointed out', () => {
    expect(findingOf('seller-tax-id-form', { 'sender.taxId': 'DE136695977' })).toMatchObject({
      severity: 'wrong',
      field: 'sender.taxId',
      message:
        'Check this tax ID. In Germany it should be DE and 9 digits, with matching check digits.',
    })
    expect(idsOf({ 'sender.taxId': '143/815/08155' })).toEqual([])
  })

  it('[J5] of another country than the address are pointed out', () => {
    expect(idsOf({ 'receiver.taxId': 'FR80122003551' })).toEqual(['advice buyer-tax-id-country'])
  })

  it('[J5] keep to the form that a country gives', () => {
    const indian = {
      ...german,
      'sender.address': 'MG Road\nPune\nIndia',
      'sender.taxId': '27AAPFU0939F1ZV',
      region: 'IN',
      currency: 'INR',
    }
    const form = (number: string) => findingOf('number-form', { ...indian, number })
    expect(form('INV/2026-27/0001')).toBeUndefined()
    expect(form('INV/2026-27/00001')).toMatchObject({ severity: 'wrong', field: 'number' })
    expect(form('INV 1')?.why).toBe('CGST Rules 2017, rule 46 sets the format of invoice numbers.')
  })
})

describe('a credit note', () => {
  it('[J5] names the invoice that it corrects', () => {
    const values = { ...german, 'texts.reason': 'Returned' }
    const { findings } = check(aDocument('credit_note', values, desks), { today })
    expect(findings.map(({ id, field }) => `${id} ${field}`)).toEqual([
      'original-invoice references.invoiceNumber',
    ])
  })
})

describe('a French invoice', () => {
  const values = {
    ...german,
    'sender.address': '1 rue du Port\nLyon\nFrance',
    'sender.taxId': 'FR80122003551',
    ...french,
    'receiver.taxId': '',
    'tax.rate': '20',
    region: 'FR',
    language: 'fr',
  }

  it('[J5] to a business states what late payment costs', () => {
    expect(idsOf(values)).toEqual([
      'missing late-penalty',
      'missing recovery-sum',
      'missing early-discount',
    ])
    expect(findingOf('recovery-sum', values)).toMatchObject({
      field: 'texts.terms',
      phrase: 'Indemnité forfaitaire pour frais de recouvrement : 40 €',
    })
    expect(idsOf({ ...values, buyerType: 'consumer' })).toEqual([])
  })

  it('[J5] shows the number of the client since September 2026, first of large companies', () => {
    const inAutumn = (year: number) =>
      findingOf('buyer-tax-id', {
        ...values,
        issuedOn: `${year}-09-01`,
        serviceDate: `${year}-09-01`,
        endsOn: `${year}-10-01`,
      })
    expect(inAutumn(2025)).toBeUndefined()
    expect(inAutumn(2026)?.severity).toBe('advice')
    expect(inAutumn(2027)?.why).toBe(
      'CGI, annexe II, art. 242 nonies A requires it since September 1, 2027.',
    )
  })
})

it('[J6] a row that nobody has confirmed says so', () => {
  const cypriot = {
    'sender.address': 'Makariou 1\nNicosia\nCyprus',
    'sender.taxId': '',
    'receiver.address': 'Ledra 2\nNicosia\nCyprus',
    region: 'CY',
    'tax.rate': '0',
  }
  expect(findingOf('perhaps-small-business', cypriot)?.why).toBe(
    "VAT Law 95(I)/2000, First Schedule exempts small businesses, though we haven't confirmed this yet.",
  )
})

it('[J5] a purchase order is written by the buyer', () => {
  const { findings } = check(
    aDocument('purchase_order', { ...german, 'receiver.name': '' }, desks),
    {
      today,
    },
  )
  expect(findings.map(({ id, message }) => `${id}: ${message}`)).toEqual([
    "seller-name: Add the vendor's name.",
  ])
})
