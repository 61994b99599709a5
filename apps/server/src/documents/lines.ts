/**
 * Lets those who would only get into each other's way go one after the other: each that took the same number as the one
 * before it would be drawn in vain.
 */
export function createLines() {
  const lastIn = new Map<string, Promise<unknown>>()
  return async function inLine<T>(line: string, work: () => Promise<T>): Promise<T> {
    const before = lastIn.get(line) ?? Promise.resolve()
    const own = before.then(work, work)
    lastIn.set(line, own)
    try {
      return await own
    } finally {
      if (lastIn.get(line) === own) lastIn.delete(line)
    }
  }
}
