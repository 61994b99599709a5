import type { BackupContents } from '../db/backup/format.ts'

export function describe({ rows, pictures }: BackupContents): string {
  return [...Object.entries(rows), ['pictures', pictures] as const]
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
}

/** As part of a sentence about what users keep sealed. */
export function countTexts(count: number): string {
  return count === 1 ? '1 encrypted text' : `${count} encrypted texts`
}
