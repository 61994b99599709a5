// Line breaks, signs that steer a terminal or a mail, and those that turn the direction of what follows belong to no name.
const pattern = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

/** A rule for names: `.regex(...oneLine('Template name'))`. */
export function oneLine(name: string): [RegExp, string] {
  return [pattern, `${name} must be one line of text`]
}
