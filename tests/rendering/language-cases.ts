import { currencyOf } from '@sheaf/domain/locale/countries'
import { languageCodes } from '@sheaf/domain/locale/languages'
import { type HardCase, hardCases } from './hard-sheets.ts'

export type LanguageCase = HardCase & { readonly name: string }

/** A document that says much where a language is at home. Asked for as 'de', 'de+en' for both at once, 'all' or 'all+en'. */
export function languageCases(asked: string): readonly LanguageCase[] {
  const [first = '', secondLanguage = ''] = asked.split('+')
  const codes = first === 'all' ? languageCodes : [first]
  return codes
    .filter((code) => code !== secondLanguage)
    .map((language) => {
      // By the number of speakers, Portuguese would be at home in Brazil.
      const likely = new Intl.Locale(language).maximize().region ?? 'US'
      const region = language === 'pt' ? 'PT' : likely
      const { fields, design } = hardCases.full ?? {}
      return {
        name: [language, secondLanguage].filter(Boolean).join('+'),
        fields: { ...fields, language, secondLanguage, region, currency: currencyOf(region) },
        ...(design && { design }),
      }
    })
}
