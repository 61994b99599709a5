import type { DocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import { parseWithFigures } from '@sheaf/domain/documents/new-document'
import type { FontFamily, ThemeManifest } from '@sheaf/rendering/catalogue/manifest'
import { dress, type Wishes } from '@sheaf/rendering/dress'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { Sheet } from '@sheaf/rendering/sheet'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import {
  bank,
  discounted,
  forEveryone,
  lineItems,
  longName,
  longNotes,
  noBank,
  noTexts,
  references,
  several,
  sixLines,
  taxes,
} from './hard-fields.ts'
import { shapedLogos } from './shaped-logos.ts'

export const fontFamilies: readonly FontFamily[] = [
  'Roboto',
  'Open Sans',
  'Inter',
  'Lato',
  'Poppins',
  'Montserrat',
  'Courier New',
  'Times New Roman',
  'Georgia',
  'Playfair Display',
]

export type HardCase = {
  readonly fields?: (kind: DocumentType) => Record<string, unknown>
  readonly wishes?: Wishes
}

/** Each is nasty, and each comes in by an ordinary user. */
export const hardCases: Readonly<Record<string, HardCase>> = {
  sample: {},
  short: {
    fields: (kind) => ({
      ...forEveryone({ Address: '', Email: '', Phone: '', Website: '', TaxId: '' }),
      ...noTexts,
      ...noBank,
      shipToName: '',
      shipToCompany: '',
      ...lineItems(kind, several(1)),
    }),
  },
  empty: {
    fields: (kind) => ({
      ...forEveryone({ Name: '', Company: '', Address: '', Email: '', Phone: '', Website: '' }),
      ...noTexts,
      ...noBank,
      [rulesOf(kind).numberField]: '',
      ...lineItems(kind, [{ description: '', quantity: '1', price: '0' }]),
    }),
  },
  full: {
    fields: (kind) => ({
      ...forEveryone({ Address: sixLines, TaxId: 'GB 123 4567 89', Fax: '+44 117 496 0145' }),
      companyContact: 'Ruth Marlow',
      companyName: longName,
      shipToName: 'Goods entrance',
      ...references,
      ...bank,
      ...taxes,
      discountType: 'percent',
      discountValue: '10',
      shippingAmount: '45',
      shippingCredit: '45',
      otherAmount: '12.30',
      otherCredit: '12.30',
      notes: longNotes,
      comments: longNotes,
      creditReason: 'One desk arrived with a split top and went back.',
      specialInstructions: 'Ring the bell at the goods entrance.\nNot before eight.',
      terms: 'Half on order, half on delivery.',
      ...lineItems(kind, [...discounted, ...several(9)]),
    }),
    wishes: { logo: shapedLogos.wide },
  },
  'one line': { fields: (kind) => lineItems(kind, several(1)) },
  'twelve lines': { fields: (kind) => lineItems(kind, several(12)) },
  '120 lines': { fields: (kind) => lineItems(kind, several(120)) },
  'wide logo': { wishes: { logo: shapedLogos.wide } },
  'square logo': { wishes: { logo: shapedLogos.square } },
  'tall logo, US Letter': {
    fields: () => ({ jurisdiction: 'US' }),
    wishes: { logo: shapedLogos.tall },
  },
  'company of 80 characters': {
    fields: () => ({ companyName: longName, clientCompany: longName, customerCompany: longName }),
  },
  'company of one long word': {
    fields: () => ({ companyName: 'Donaudampfschifffahrtsgesellschaftskapitaen GmbH' }),
  },
  'address of six lines': {
    fields: () => ({ ...forEveryone({ Address: sixLines }), shipToName: 'Goods entrance' }),
  },
  'amounts of twelve digits': {
    fields: (kind) => ({
      ...lineItems(kind, [
        { description: 'A share of the harbour', quantity: '1', price: '123456789012.34' },
        { description: 'Oak reading desk', quantity: '2', price: '640' },
      ]),
    }),
  },
  'twelve digits in every column': {
    fields: (kind) => ({
      currency: 'KWD',
      ...lineItems(kind, [
        {
          itemNumber: 'HB-0001-X',
          description: 'A share of the harbour',
          quantity: '12345.25',
          unit: 'pieces',
          price: '123456789.012',
          discountType: 'amount',
          discountValue: '100000000.555',
          taxRate: '9.975',
        },
      ]),
    }),
  },
  'long number': {
    fields: (kind) => ({ [rulesOf(kind).numberField]: 'ACME-2026-NORTH/0000123456-REV-B' }),
  },
  'no bank details': { fields: () => noBank },
  'all bank details': { fields: () => bank },
  'all references': { fields: () => references },
  'two taxes': { fields: () => taxes },
  'tax withheld and shipped': {
    fields: () => ({ withholdingLabel: 'IRPF', withholdingRate: '15', shippingAmount: '45' }),
  },
  'reverse charge': { fields: () => ({ reverseCharge: true, jurisdiction: 'IE' }) },
  discounts: {
    fields: (kind) => ({
      discountType: 'amount',
      discountValue: '50',
      ...lineItems(kind, discounted),
    }),
  },
  'notes of 2,000 characters': { fields: () => ({ notes: longNotes, comments: longNotes }) },
  'a word without an end': {
    fields: () => ({
      notes: `https://example.com/${'a'.repeat(180)}`,
      comments: `https://example.com/${'a'.repeat(180)}`,
      companyEmail: 'a.very.long.name.indeed@department.of.joinery.marlow-and-finch.example',
      clientEmail: 'a.very.long.name.indeed@department.of.hotels.hotel-aurelia.example',
    }),
  },
  German: {
    fields: (kind) => ({
      language: 'de',
      jurisdiction: 'DE',
      currency: 'EUR',
      companyName: 'Tischlerei Grünwald & Söhne GmbH',
      companyAddress: 'Straße des 17. Juni 135\n10623 Berlin\nDeutschland',
      clientCompany: 'Bundesanstalt für Materialforschung und -prüfung',
      notes: 'Vielen Dank für Ihren Auftrag. Zahlbar ohne Abzug innerhalb von dreißig Tagen.',
      ...lineItems(kind, [
        {
          description: 'Schreibtischplattenverleimung\nEuropäische Eiche, geölt',
          quantity: '2',
          price: '1640.5',
        },
        { description: 'Lieferung und Montage', quantity: '1', price: '180' },
      ]),
    }),
  },
  Arabic: {
    fields: (kind) => ({
      language: 'ar',
      jurisdiction: 'AE',
      currency: 'AED',
      companyName: 'شركة مارلو وفينش للنجارة',
      companyAddress: '١٤ شارع الميناء\nدبي\nالإمارات العربية المتحدة',
      clientName: 'إيلينا كاستيلان',
      clientCompany: 'فندق أوريليا',
      clientAddress: '٣ طريق المرفأ\nأبو ظبي',
      notes: 'شكرا لطلبكم. المكاتب مضمونة لعشر سنوات.',
      comments: 'شكرا لطلبكم. المكاتب مضمونة لعشر سنوات.',
      ...lineItems(kind, [
        { description: 'مكتب قراءة من خشب البلوط\nبلوط أوروبي', quantity: '2', price: '640' },
        { description: 'رفوف المكتبة', quantity: '6.5', price: '92' },
      ]),
    }),
    wishes: { logo: shapedLogos.wide },
  },
  'Arabic, full': {
    fields: (kind) => ({
      language: 'ar',
      jurisdiction: 'EG',
      currency: 'EGP',
      companyName: 'شركة مارلو وفينش للنجارة',
      ...references,
      ...bank,
      ...taxes,
      ...lineItems(kind, [...discounted, ...several(30)]),
    }),
  },
  Japanese: {
    fields: (kind) => ({
      language: 'ja',
      jurisdiction: 'JP',
      currency: 'JPY',
      companyName: '株式会社マーロウ木工',
      companyAddress: '〒100-0005\n東京都千代田区丸の内一丁目9番1号',
      clientName: '田中 美咲',
      clientCompany: 'ホテルアウレリア',
      clientAddress: '〒530-0001\n大阪府大阪市北区梅田三丁目1番3号',
      notes: 'ご注文ありがとうございます。机の保証期間は十年です。',
      comments: 'ご注文ありがとうございます。机の保証期間は十年です。',
      ...lineItems(kind, [
        { description: '読書机(オーク材、引き出し二段)', quantity: '2', price: '64000' },
        { description: '書棚、一メートルあたり', quantity: '6.5', price: '9200' },
      ]),
    }),
  },
  'yellow on white': {
    wishes: {
      primaryColor: '#ffee00',
      secondaryColor: '#ffffff',
      logo: shapedLogos.square,
    },
  },
  ...Object.fromEntries(
    fontFamilies.map((fontFamily): [string, HardCase] => [
      `in ${fontFamily}`,
      {
        fields: (kind) => ({ ...bank, ...lineItems(kind, [...discounted, ...several(4)]) }),
        wishes: { fontFamily },
      },
    ]),
  ),
}

export function hardSheet(
  theme: ThemeManifest,
  kind: DocumentType,
  { fields, wishes = {} }: HardCase,
): Sheet {
  const document = parseWithFigures(kind, { ...sampleDocument(kind), ...fields?.(kind) })
  return dress(toViewModel(document), theme, wishes)
}
