/** Codes between blanks as a set to look them up in. */
export function codeList(codes: string): ReadonlySet<string> {
  return new Set(codes.trim().split(/\s+/))
}
