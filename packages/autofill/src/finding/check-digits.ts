/** Whether the digits of a tax number agree with their check digit, by the scheme of its country. */
export type Check = (body: string) => boolean

// Schemes as collected in the national tax authorities' descriptions and in python-stdnum.
export const checks: Readonly<Record<string, { readonly shape: RegExp; readonly isValid: Check }>> =
  {
    AT: { shape: /^U\d{8}$/, isValid: (body) => austrian(digits(body.slice(1))) },
    BE: {
      shape: /^[01]\d{9}$/,
      isValid: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
    },
    CHE: {
      shape: /^\d{9}$/,
      isValid: (body) => weighted(body, [5, 4, 3, 2, 7, 6, 5, 4]) % 11 === (11 - last(body)) % 11,
    },
    CZ: { shape: /^\d{8,10}$/, isValid: (body) => body.length > 8 || czech(body) },
    DE: { shape: /^\d{9}$/, isValid: mod1110 },
    DK: {
      shape: /^\d{8}$/,
      isValid: (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    },
    EL: {
      shape: /^\d{9}$/,
      isValid: (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body),
    },
    ES: { shape: /^[A-Z\d]\d{7}[A-Z\d]$/, isValid: spanish },
    FI: {
      shape: /^\d{8}$/,
      isValid: (body) => weighted(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
    },
    FR: { shape: /^[A-Z\d]{2}\d{9}$/, isValid: french },
    GB: { shape: /^\d{9}(\d{3})?$/, isValid: british },
    HU: {
      shape: /^\d{8}$/,
      isValid: (body) => weighted(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
    },
    IE: { shape: /^\d{7}[A-W][A-I]?$/, isValid: irish },
    IT: { shape: /^\d{11}$/, isValid: luhn },
    LU: {
      shape: /^\d{8}$/,
      isValid: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)),
    },
    NL: { shape: /^\d{9}B\d{2}$/, isValid: dutch },
    PL: {
      shape: /^\d{10}$/,
      isValid: (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body),
    },
    PT: {
      shape: /^\d{9}$/,
      isValid: (body) => elevenMinus(weighted(body, [9, 8, 7, 6, 5, 4, 3, 2])) === last(body),
    },
    SE: { shape: /^\d{10}01$/, isValid: (body) => luhn(body.slice(0, 10)) },
  }

export function isAbn(body: string): boolean {
  if (!/^\d{11}$/.test(body)) return false
  const first = Number(body.charAt(0)) - 1
  return weighted(`${first}${body.slice(1)}`, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
}

function digits(body: string): number[] {
  return [...body].map(Number)
}

function last(body: string): number {
  return Number(body.at(-1))
}

function weighted(body: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(body.charAt(index)), 0)
}

function elevenMinus(sum: number): number {
  const rest = 11 - (sum % 11)
  return rest >= 10 ? 0 : rest
}

export function luhn(body: string): boolean {
  const sum = digits(body)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? digit : digit * 2
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

function mod1110(body: string): boolean {
  let product = 10
  for (const digit of digits(body.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === last(body)
}

function austrian(all: readonly number[]): boolean {
  const sum = all.slice(0, 7).reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (((6 - sum) % 10) + 10) % 10 === all[7]
}

function czech(body: string): boolean {
  const rest = (11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10
  return rest === last(body)
}

function french(body: string): boolean {
  const siren = body.slice(2)
  if (!luhn(siren)) return false
  return /^\d{2}/.test(body)
    ? (12 + 3 * (Number(siren) % 97)) % 97 === Number(body.slice(0, 2))
    : true
}

function british(body: string): boolean {
  const sum = weighted(body, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
  return sum === 0 || (Number(body.slice(0, 3)) >= 100 && (sum === 42 || sum === 55))
}

function irish(body: string): boolean {
  const second = body.charAt(8)
  const sum = weighted(body, [8, 7, 6, 5, 4, 3, 2]) + (second ? 9 * (second.charCodeAt(0) - 64) : 0)
  return 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(sum % 23) === body.charAt(7)
}

function dutch(body: string): boolean {
  const sum = weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  if (sum === Number(body.charAt(8))) return true
  const spelled = `NL${body}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(spelled) % 97n === 1n
}

function spanish(body: string): boolean {
  const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
  if (/^[\dXYZ]\d{7}[A-Z]$/.test(body)) {
    const number = Number(
      body.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))),
    )
    return letters.charAt(number % 23) === body.charAt(8)
  }
  if (!/^[A-HJNP-SUVW]/.test(body)) return false
  const check =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => luhn(`${body.slice(1, 8)}${digit}`)) ?? 0
  return body.charAt(8) === String(check) || body.charAt(8) === 'JABCDEFGHI'.charAt(check)
}
