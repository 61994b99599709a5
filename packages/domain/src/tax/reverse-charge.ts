// The wording that the law gives in each language (Directive 2010/45/EU and national lists, as collected by
// IHK Rheinhessen and the BMF letter of 25 October 2013). Fixed strings: a translation of our own would be void.
export const reverseChargeTexts: Readonly<Record<string, string>> = {
  bg: 'обратно начисляване',
  cs: 'daň odvede zákazník',
  da: 'omvendt betalingspligt',
  de: 'Steuerschuldnerschaft des Leistungsempfängers',
  el: 'Αντίστροφη επιβάρυνση',
  en: 'Reverse charge',
  es: 'inversión del sujeto pasivo',
  et: 'pöördmaksustamine',
  fi: 'käännetty verovelvollisuus',
  fr: 'Autoliquidation',
  hr: 'prijenos porezne obveze',
  hu: 'fordított adózás',
  it: 'inversione contabile',
  lt: 'Atvirkštinis apmokestinimas',
  lv: 'nodokļa apgrieztā maksāšana',
  mt: 'Inverżjoni tal-ħlas',
  nl: 'Btw verlegd',
  pl: 'odwrotne obciążenie',
  pt: 'Autoliquidação',
  ro: 'taxare inversă',
  sk: 'prenesenie daňovej povinnosti',
  sl: 'Reverse Charge',
  sv: 'Omvänd betalningsskyldighet',
}

const english = 'Reverse charge'

export function reverseChargeWording(language: string): string {
  const [primary = ''] = language.toLowerCase().split('-')
  return reverseChargeTexts[primary] ?? english
}
