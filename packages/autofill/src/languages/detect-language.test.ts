import { describe, expect, it } from 'vitest'
import { fold } from '../finding/fold.ts'
import { wordsOf } from '../finding/words.ts'
import { detectLanguages } from './detect-language.ts'

const samples = {
  en: 'Hi Tom, could you please send the invoice for the workshop? Thanks!',
  de: 'Hallo, bitte schicken Sie uns die Rechnung für den Workshop. Viele Grüße',
  fr: 'Bonjour, merci de nous envoyer la facture pour votre prestation du mois dernier.',
  es: 'Hola, por favor envíanos la factura de los trabajos del mes. Un saludo',
  it: 'Buongiorno, vi chiediamo di inviare la fattura per il lavoro del mese. Grazie',
  nl: 'Hallo, kun je ons de factuur sturen voor het werk van vorige maand? Groet',
  pt: 'Olá, segue o pedido. Não se esqueça da fatura em nome da empresa. Obrigado',
  pl: 'Dzień dobry, proszę o wystawienie faktury za prace w listopadzie. Pozdrawiam',
}

describe('the language of a text', () => {
  it.each(Object.entries(samples))('%s is told from the other seven', (code, text) => {
    expect(detectLanguages(wordsOf(fold(text)))[0]).toBe(code)
  })

  it('is English when no word tells', () => {
    expect(detectLanguages(wordsOf('12 x 4'))).toEqual(['en'])
  })
})
