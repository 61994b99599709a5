import { describe, expect, it } from 'vitest'
import { isFaithful } from './faithful.ts'

const fromEnglish = (before: string, after: string) =>
  isFaithful({ text: before, language: 'en' }, { text: after, language: 'de' })

describe('a faithful translation', () => {
  it.each([
    ['Pay $1,234.50 by March 5, 2026', 'Zahlen Sie $1,234.50 bis 5. März 2026'],
    ['Total 1,234.50', 'Summe 1.234,50'],
    ['€500 deposit', 'Anzahlung 500 €'],
    ['Due 2026-03-05', 'Fällig am 5. März 2026'],
    ['5% discount in May', '5 % Rabatt im Mai'],
    ['All prices plus VAT', 'Alle Preise zzgl. MwSt.'],
    ['Order PO-77 by ACME, mail a@b.example', 'Bestellung PO-77 von ACME, Mail a@b.example'],
    ['PLEASE NOTE', 'BITTE BEACHTEN'],
    ['%30 fee', 'Gebühr 30 %'],
    ['120 kilowatt hours', '120 kWh'],
    ['Due 5. 3. 2026', 'Fällig am 5. 3. 2026'],
  ])('%s → %s', (before, after) => expect(fromEnglish(before, after)).toBe(true))
})

describe('tampering is found', () => {
  it.each([
    ['Pay $1,234.50', 'Zahlen Sie $1,243.50'],
    ['Pay $500', 'Zahlen Sie €500'],
    ['€5 and $7', '$5 und €7'],
    ['Pay 500', 'Zahlen Sie 500, dann 600'],
    ['Due March 5, 2026', 'Fällig am 6. März 2026'],
    ['Due 03/05/2026', 'Fällig am 5. März 2026'],
    ['Work in March', 'Arbeit im April'],
    ['5% discount', '15 % Rabatt'],
    ['%5 discount', '%50 Rabatt'],
    ['Due 5. 3. 2026', 'Fällig am 3. 5. 2026'],
    ['IBAN DE89 3704 0044', 'IBAN DE89 3704 0045'],
    ['Order PO-77', 'Bestellung PO-78'],
    ['Mail a@b.example', 'Mail a@c.example'],
    ['See https://b.example/pay', 'Siehe https://c.example/pay'],
    ['Pay to ACME', 'Zahlen Sie an ACNE'],
    ['Pay to Marlow Joinery Ltd', 'Zahlen Sie an Barlow Joinery Ltd'],
    ['Made with WordPress', 'Erstellt mit Drupal'],
    ['Thank you', 'Danke, zahlen Sie 5 EUR'],
  ])('%s ↛ %s', (before, after) => expect(fromEnglish(before, after)).toBe(false))
})
