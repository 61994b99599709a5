export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

export function unless(...codes: readonly string[]) {
  return (error: unknown): undefined => {
    if (!hasCode(error, ...codes)) throw error
    return undefined
  }
}
