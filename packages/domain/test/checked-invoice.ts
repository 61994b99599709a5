import type { FieldValues } from '../src/documents/document.ts'
import { check } from '../src/jurisdictions/check.ts'
import { aDocument, type LineValues } from './make-document.ts'

export const today = '2026-06-15'

export const german: FieldValues = {
  number: '2026-0001',
  issuedOn: '2026-06-10',
  endsOn: '2026-07-10',
  serviceDate: '2026-06-08',
  'sender.name': 'Tischlerei Ott',
  'sender.address': 'Hauptstraße 1\n10115 Berlin\nGermany',
  'sender.taxId': 'DE136695976',
  'receiver.name': 'Bibliothek Nord',
  'receiver.address': 'Seestraße 2\n20095 Hamburg\nGermany',
  'tax.label': 'VAT',
  'tax.rate': '19',
  currency: 'EUR',
  region: 'DE',
  buyerType: 'business',
  supplyType: 'service',
}

export const desks = [{ description: 'Desks', quantity: '1', price: '1000' }]

export function judged(values: FieldValues = {}, lines: readonly LineValues[] = desks) {
  return check(aDocument('invoice', { ...german, ...values }, lines), { today })
}

export function idsOf(values: FieldValues = {}, lines: readonly LineValues[] = desks): string[] {
  return judged(values, lines).findings.map(({ id, severity }) => `${severity} ${id}`)
}

export function findingOf(id: string, values: FieldValues, lines: readonly LineValues[] = desks) {
  return judged(values, lines).findings.find((finding) => finding.id === id)
}

export const french: FieldValues = {
  'receiver.address': '2 rue du Lac\n75001 Paris\nFrance',
  'receiver.taxId': 'FR80122003551',
}
