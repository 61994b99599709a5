import { hasSignedOut, recentDatabase } from '#api/signed-out.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { type Cabinet, cabinetOf } from './cabinet.ts'
import { packRecent, type RecentDocument, unpackRecent, withRecent } from './recent.ts'
import { seal, unseal } from './sealed-text.ts'

/** Whether this browser can keep them: over plain http it can lock nothing up, and then nothing is kept. */
export function keepsRecent(): boolean {
  return 'indexedDB' in globalThis && crypto.subtle !== undefined
}

/** The last documents of a user in this browser, the newest first. */
export async function readRecent(
  userId: string,
  cabinet: Cabinet = cabinetOf(userId),
): Promise<readonly RecentDocument[]> {
  return unpackRecent((await unseal(cabinet)) ?? '')
}

export function addRecent(
  userId: string,
  made: StyledDocument,
  madeAt: number,
  cabinet?: Cabinet,
): Promise<void> {
  const add = () => change(userId, (list) => withRecent(list, made, madeAt), cabinet)
  // A browser may close a database under a page, as when it clears up behind someone who left: it opens again.
  return add().catch(add)
}

export function removeRecent(userId: string, id: string, cabinet?: Cabinet): Promise<void> {
  return change(userId, (list) => list.filter((each) => each.id !== id), cabinet)
}

export function removeAllRecent(userId: string, cabinet?: Cabinet): Promise<void> {
  return change(userId, () => [], cabinet)
}

type Change = (list: readonly RecentDocument[]) => readonly RecentDocument[]

// One tab at a time: two that add at once would each lose what the other added.
async function change(
  userId: string,
  by: Change,
  cabinet: Cabinet = cabinetOf(userId),
): Promise<void> {
  await navigator.locks.request(recentDatabase(userId), async () => {
    if (hasSignedOut(userId)) return
    await seal(packRecent(by(await readRecent(userId, cabinet))), cabinet)
  })
}
