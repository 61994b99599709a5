import type { Env } from '../env.ts'
import { findOutboxMails, removeOutboxMail } from './outbox.ts'
import { getMail } from './read-outbox.ts'

/** Removes the mails of the outbox whose reader is nobody here any more. Answers how many. */
export async function clearOutbox(
  place: Pick<Env, 'dataDir'>,
  isReader: (address: string) => Promise<boolean>,
): Promise<number> {
  const answers = new Map<string, Promise<boolean>>()
  let removed = 0
  for (const id of await findOutboxMails(place)) {
    const address = (await getMail(place, id))?.readerAddress
    // A file that is no mail is not ours to remove.
    if (address === undefined) continue
    const answer = answers.get(address) ?? isReader(address)
    answers.set(address, answer)
    if (await answer) continue
    await removeOutboxMail(place, id)
    removed += 1
  }
  return removed
}
