import type { Scheme } from './tax-id-schemes.ts'

// stdnum 1.12.0 refuses numbers that offices do give out: Bulgarian ones that begin with 4 to 8, Slovak ones of persons, which begin
// with 1, and Indian ones of Ladakh. The sums of Bulgaria and India were once
// compared with python-stdnum; that of Slovakia is quoted from it, and which states India has is from memory.

/** Nine digits; the last is the sum weighted 1 to 8 modulo 11, or weighted 3 to 10 where that gives ten. */
export const bulgarianCompany = scheme(/^(?:BG)?(\d{9})$/, (digits) => {
  const weighted = (first: number) =>
    [...digits.slice(0, 8)].reduce((sum, digit, at) => sum + Number(digit) * (first + at), 0) % 11
  const check = weighted(1) === 10 ? weighted(3) % 10 : weighted(1)
  return String(check) === digits[8]
})

/** Ten digits that eleven divides. */
export const slovakPayer = scheme(
  /^(?:SK)?([1-9]\d[2-4789]\d{7})$/,
  (digits) => Number(digits) % 11 === 0,
)

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A state, the PAN of the owner, a count, 'Z' and a check character: Luhn's sum modulo 36. */
export const indianPayer = scheme(
  /^((?:0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])$/,
  (number) => {
    const sum = [...number].toReversed().reduce((before, character, at) => {
      const value = alphabet.indexOf(character) * (at % 2 === 0 ? 1 : 2)
      return before + Math.floor(value / 36) + (value % 36)
    }, 0)
    return sum % 36 === 0
  },
)

function scheme(shape: RegExp, agrees: (number: string) => boolean): Scheme {
  return {
    validate(written) {
      const [, number] = shape.exec(written) ?? []
      return { isValid: number !== undefined && agrees(number) }
    },
  }
}
