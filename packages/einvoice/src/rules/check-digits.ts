// Check digits of the numbers that parties are known by in the Peppol network.

const digitsOf = (text: string) => [...text].map(Number)

/** Weighted from the right, beginning at the digit before the check digit. */
function weightedSum(text: string, weight: (place: number) => number): number {
  return digitsOf(text)
    .slice(0, -1)
    .reverse()
    .reduce((sum, digit, place) => sum + digit * weight(place), 0)
}

const lastDigit = (text: string) => Number(text.at(-1))

/** Global location number (GS1). */
export function isGln(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const sum = weightedSum(text, (place) => (place % 2 === 0 ? 3 : 1))
  return (10 - (sum % 10)) % 10 === lastDigit(text)
}

/** Norwegian organization number. */
export function isNorwegianNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || Number(text) === 0) return false
  const sum = weightedSum(text, (place) => (place % 6) + 2)
  return (11 - (sum % 11)) % 11 === lastDigit(text)
}

/** Belgian enterprise number. */
export function isBelgianNumber(text: string): boolean {
  return /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))
}

/** Swedish organization number, by Luhn. */
export function isSwedishNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const sum = digitsOf(text)
    .slice(0, -1)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0)
  return (10 - (sum % 10)) % 10 === lastDigit(text)
}

/** Australian business number. */
export function isAustralianNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = digitsOf(text)
    .map((digit, place) => (place === 0 ? digit - 1 : digit) * (weights[place] ?? 0))
    .reduce((total, value) => total + value, 0)
  return sum % 89 === 0
}

/** Greek tax number. */
export function isGreekNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const sum = weightedSum(text, (place) => 2 ** (place + 1))
  return (sum % 11) % 10 === lastDigit(text)
}

/** Italian tax code: eleven digits, or sixteen signs of a person. */
export function isItalianTaxCode(text: string): boolean {
  return /^\d{11}$/.test(text) || /^[A-Za-z]{6}\d{2}[A-Za-z]\d{2}.{3}\d[A-Za-z]$/.test(text)
}

/** Italian VAT number with its country; numbers of other countries pass. */
export function isItalianVatNumber(text: string): boolean {
  if (!/^it/i.test(text)) return true
  const digits = text.slice(2)
  if (!/^\d{11}$/.test(digits)) return false
  const sum = digitsOf(digits)
    .map((digit, place) =>
      place % 2 === 0 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10),
    )
    .reduce((total, value) => total + value, 0)
  return sum % 10 === 0
}
