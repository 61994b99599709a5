import { nested, schemaOf } from '@sheaf/domain/documents/document'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { fontFamilies } from '@sheaf/domain/look/fonts'
import type { ThemeManifest } from '@sheaf/rendering/catalogue/manifest'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { Sheet } from '@sheaf/rendering/sheet'
import { type DesignChoices, sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import {
  bank,
  deposits,
  discounted,
  forEveryone,
  longName,
  longNotes,
  noBank,
  noTexts,
  references,
  sepa,
  several,
  sixLines,
  swiss,
  taxes,
} from './hard-fields.ts'
import { shapedLogos } from './shaped-logos.ts'

export type HardCase = {
  /** By path; a kind leaves out what it does not have. */
  readonly fields?: Readonly<Record<string, unknown>>
  readonly design?: DesignChoices
}

/** Each is nasty, and each comes in by an ordinary user. */
export const hardCases: Readonly<Record<string, HardCase>> = {
  sample: {},
  short: {
    fields: {
      ...forEveryone({ address: '', email: '', phone: '', website: '', taxId: '' }),
      ...noTexts,
      ...noBank,
      'shipTo.name': '',
      'shipTo.company': '',
      lines: several(1),
    },
  },
  empty: {
    fields: {
      ...forEveryone({ name: '', company: '', address: '', email: '', phone: '', website: '' }),
      ...noTexts,
      ...noBank,
      number: '',
      lines: [{ description: '', quantity: '1', price: '0' }],
    },
  },
  full: {
    fields: {
      ...forEveryone({ address: sixLines, taxId: 'GB 123 4567 89', fax: '+44 117 496 0145' }),
      'sender.contact': 'Ruth Marlow',
      'sender.name': longName,
      'shipTo.name': 'Goods entrance',
      ...references,
      ...bank,
      ...taxes,
      'discount.kind': 'percent',
      'discount.value': '10',
      'charges.shipping': '45',
      'charges.other': '12.30',
      'texts.message': longNotes,
      'texts.reason': 'One desk arrived with a split top and went back.',
      'texts.instructions': 'Ring the bell at the goods entrance.\nNot before eight.',
      'texts.terms': 'Half on order, half on delivery.',
      lines: [...discounted, ...several(9)],
    },
    design: { logo: shapedLogos.wide },
  },
  'one line': { fields: { lines: several(1) } },
  'twelve lines': { fields: { lines: several(12) } },
  '120 lines': { fields: { lines: several(120) } },
  'wide logo': { design: { logo: shapedLogos.wide } },
  'square logo': { design: { logo: shapedLogos.square } },
  'tall logo, US Letter': {
    fields: { region: 'US' },
    design: { logo: shapedLogos.tall },
  },
  'company of 80 characters': {
    fields: { 'sender.name': longName, 'receiver.company': longName },
  },
  'company of one long word': {
    fields: { 'sender.name': 'Donaudampfschifffahrtsgesellschaftskapitaen GmbH' },
  },
  'address of six lines': {
    fields: { ...forEveryone({ address: sixLines }), 'shipTo.name': 'Goods entrance' },
  },
  'amounts of twelve digits': {
    fields: {
      lines: [
        { description: 'A share of the harbour', quantity: '1', price: '123456789012.34' },
        { description: 'Oak reading desk', quantity: '2', price: '640' },
      ],
    },
  },
  'twelve digits in every column': {
    fields: {
      currency: 'KWD',
      lines: [
        {
          itemNumber: 'HB-0001-X',
          description: 'A share of the harbour',
          quantity: '12345.25',
          unit: 'pieces',
          price: '123456789.012',
          discountKind: 'amount',
          discountValue: '100000000.555',
          taxRate: '9.975',
        },
      ],
    },
  },
  'long number': {
    fields: { number: 'ACME-2026-NORTH/0000123456-REV-B' },
  },
  'no bank details': { fields: noBank },
  'all bank details': { fields: bank },
  'a payment code beside much else': {
    fields: {
      ...bank,
      ...sepa,
      ...deposits,
      paymentLink: `https://pay.example.com/${'i'.repeat(60)}`,
    },
  },
  'a payment code, from right to left': { fields: { ...sepa, language: 'he', region: 'IL' } },
  'a Swiss slip': { fields: { ...swiss, ...noTexts, lines: several(1) } },
  'a Swiss slip with long names': {
    fields: {
      ...swiss,
      'sender.name': 'Genossenschaft der Schreinerinnen und Schreiner am Vierwaldstättersee',
      'sender.address':
        'Obere Seestrasse am alten Rathausquai bei der Kapellbrücke 1268a\n6006 Luzern',
      'receiver.name': 'Pia-Maria Rutschmann-Schnyder von und zu Oberägeri-Unterägerital',
      'receiver.address': 'Chemin de la Croix-de-Rive-Neuve-Derrière 28\n1028 Préverenges',
      number: 'RF18 5390 0754 7034',
      'bank.iban': 'CH58 0079 1123 0008 8901 2',
      lines: several(12),
    },
  },
  'deposits and a part payment': {
    fields: { ...taxes, ...deposits, language: 'de', region: 'DE' },
  },
  'all references': { fields: references },
  'two taxes': { fields: taxes },
  'tax withheld and shipped': {
    fields: { 'withholding.label': 'IRPF', 'withholding.rate': '15', 'charges.shipping': '45' },
  },
  'a second currency, with long figures': {
    fields: {
      ...taxes,
      currency: 'USD',
      region: 'HU',
      'secondCurrency.code': 'HUF',
      'secondCurrency.rate': '336.357',
      'secondCurrency.day': '2026-03-02',
      'secondCurrency.source': 'currency-api',
      lines: [
        { description: 'A share of the harbor', quantity: '1', price: '1234567890.12' },
        { description: 'Oak reading desk', quantity: '2', price: '640' },
      ],
    },
  },
  'reverse charge': { fields: { 'tax.isReverseCharge': true, region: 'IE' } },
  discounts: {
    fields: {
      'discount.kind': 'amount',
      'discount.value': '50',
      lines: discounted,
    },
  },
  'notes of 2,000 characters': { fields: { 'texts.message': longNotes } },
  'a word without an end': {
    fields: {
      'texts.message': `https://example.com/${'a'.repeat(180)}`,
      'sender.email': 'a.very.long.name.indeed@department.of.joinery.marlow-and-finch.example',
      'receiver.email': 'a.very.long.name.indeed@department.of.hotels.hotel-aurelia.example',
    },
  },
  German: {
    fields: {
      language: 'de',
      region: 'DE',
      currency: 'EUR',
      'sender.name': 'Tischlerei Grünwald & Söhne GmbH',
      'sender.address': 'Straße des 17. Juni 135\n10623 Berlin\nDeutschland',
      'receiver.company': 'Bundesanstalt für Materialforschung und -prüfung',
      'texts.message':
        'Vielen Dank für Ihren Auftrag. Zahlbar ohne Abzug innerhalb von dreißig Tagen.',
      lines: [
        {
          description: 'Schreibtischplattenverleimung\nEuropäische Eiche, geölt',
          quantity: '2',
          price: '1640.5',
        },
        { description: 'Lieferung und Montage', quantity: '1', price: '180' },
      ],
    },
  },
  Arabic: {
    fields: {
      language: 'ar',
      region: 'AE',
      currency: 'AED',
      'sender.name': 'شركة مارلو وفينش للنجارة',
      'sender.address': '١٤ شارع الميناء\nدبي\nالإمارات العربية المتحدة',
      'receiver.name': 'إيلينا كاستيلان',
      'receiver.company': 'فندق أوريليا',
      'receiver.address': '٣ طريق المرفأ\nأبو ظبي',
      'texts.message': 'شكرا لطلبكم. المكاتب مضمونة لعشر سنوات.',
      lines: [
        { description: 'مكتب قراءة من خشب البلوط\nبلوط أوروبي', quantity: '2', price: '640' },
        { description: 'رفوف المكتبة', quantity: '6.5', price: '92' },
      ],
    },
    design: { logo: shapedLogos.wide },
  },
  'Arabic, full': {
    fields: {
      language: 'ar',
      region: 'EG',
      currency: 'EGP',
      'sender.name': 'شركة مارلو وفينش للنجارة',
      ...references,
      ...bank,
      ...taxes,
      lines: [...discounted, ...several(30)],
    },
  },
  Japanese: {
    fields: {
      language: 'ja',
      region: 'JP',
      currency: 'JPY',
      'sender.name': '株式会社マーロウ木工',
      'sender.address': '〒100-0005\n東京都千代田区丸の内一丁目9番1号',
      'receiver.name': '田中 美咲',
      'receiver.company': 'ホテルアウレリア',
      'receiver.address': '〒530-0001\n大阪府大阪市北区梅田三丁目1番3号',
      'texts.message': 'ご注文ありがとうございます。机の保証期間は十年です。',
      lines: [
        { description: '読書机(オーク材、引き出し二段)', quantity: '2', price: '64000' },
        { description: '書棚、一メートルあたり', quantity: '6.5', price: '9200' },
      ],
    },
  },
  'yellow on white': {
    design: {
      primaryColor: '#ffee00',
      secondaryColor: '#ffffff',
      logo: shapedLogos.square,
    },
  },
  ...Object.fromEntries(
    fontFamilies.map((fontFamily): [string, HardCase] => [
      `in ${fontFamily}`,
      {
        fields: { ...bank, lines: [...discounted, ...several(4)] },
        design: { fontFamily },
      },
    ]),
  ),
}

export function hardSheet(
  theme: ThemeManifest,
  kind: DocumentKind,
  { fields = {}, design = {} }: HardCase,
): Sheet {
  const sample = sampleDocument(kind)
  const document = schemaOf(kind).parse({ ...sample, ...nested(fields, sample) })
  return sheetFor(toViewModel(compute(document)), theme, design)
}
