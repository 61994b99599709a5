import type { Scheme } from './tax-id-schemes.ts'

// stdnum 1.12.0 refuses numbers that offices do give out: Bulgarian companies that begin with 4 to 8, foreigners in Bulgaria that
// begin with 4 to 8, Czechs without a birth number, Slovak persons, which begin with 1, and Indian ones of Ladakh. It also takes
// nearly any ten digits as Bulgarian, and South African ones without their check digit. The sums here agree with the numbers in
// the tests of python-stdnum and jsvat; that of South Africa is nowhere written down by its tax office, but all thirteen numbers
// of real companies that were at hand keep to it. Which states India has is from memory.

/** Nine digits; the last is the sum weighted 1 to 8 modulo 11, or weighted 3 to 10 where that gives ten. */
export const bulgarianCompany = scheme(/^(?:BG)?(\d{9})$/, (digits) => {
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = first === 10 ? (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first
  return String(check) === digits[8]
})

/** Ten digits of a foreigner, or of somebody who is neither a company nor a citizen. */
export const bulgarianOther = scheme(/^(?:BG)?(\d{10})$/, (digits) => {
  const foreigner = weightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10
  const other = weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11
  return String(foreigner) === digits[9] || other === 0
})

/** Nine digits that begin with 6, of persons without a birth number: the sum leaves the 6 out. */
export const czechWithoutBirthNumber = scheme(/^(?:CZ)?6(\d{8})$/, (digits) => {
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11
  return String((sum + 8) % 10) === digits[7]
})

/** Ten digits that eleven divides. */
export const slovakPayer = scheme(
  /^(?:SK)?([1-9]\d[2-4789]\d{7})$/,
  (digits) => Number(digits) % 11 === 0,
)

/** Ten digits that begin with 4 and add up as Luhn's do. */
export const southAfricanVendor = scheme(/^(?:ZA)?(4\d{9})$/, (digits) =>
  agreesWithLuhn(digits, 10),
)

/** A state, the PAN of the owner, a count, 'Z' and a check character: Luhn's sum modulo 36. */
export const indianPayer = scheme(
  /^((?:0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])$/,
  (number) => agreesWithLuhn(number, 36),
)

function scheme(shape: RegExp, agrees: (number: string) => boolean): Scheme {
  return {
    validate(written) {
      const [, number] = shape.exec(written) ?? []
      return { isValid: number !== undefined && agrees(number) }
    },
  }
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function agreesWithLuhn(number: string, base: 10 | 36): boolean {
  const sum = [...number].toReversed().reduce((before, character, at) => {
    const value = alphabet.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return before + Math.floor(value / base) + (value % base)
  }, 0)
  return sum % base === 0
}
