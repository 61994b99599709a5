const limit = 50

export type Positions = Readonly<Record<string, number>>

/** How far down each entry of the browser's history was left. The oldest of more than fifty are forgotten. */
export function createScrollMemory(saved: Positions) {
  const positions = new Map(Object.entries(saved))
  return {
    note(entry: string, top: number): void {
      positions.delete(entry)
      positions.set(entry, top)
    },
    recall(entry: string): number | undefined {
      return positions.get(entry)
    },
    save(): Positions {
      return Object.fromEntries([...positions].slice(-limit))
    },
  }
}
