import { secondReading } from '@sheaf/autofill/joining/second-reading'
import type { Owner } from '@sheaf/autofill/propose'
import type { AutofillAnswer, AutofillEngine, AutofillLine } from '@sheaf/contract/autofill'
import type { User } from '../accounts/store.ts'
import type { Logger } from '../db/logger.ts'
import type { Senders } from '../sender/service.ts'
import type { Templates } from '../templates/service.ts'
import { ModelError, type Models } from './models.ts'
import { ownerOf } from './owner.ts'
import { longestQuestion, proposeByModel } from './propose-by-model.ts'
import { abandoned, type Reading, type ReadingOrder, type ReadingRoom } from './reading-room.ts'
import { toWireProposal } from './wire-proposal.ts'

export type Autofill = ReturnType<typeof createAutofill>

type Parts = {
  readonly readingRoom: ReadingRoom
  readonly templates: Templates
  readonly senders: Pick<Senders, 'find'>
  readonly models: Models
  readonly log: Logger
  readonly now: () => Date
}

export type AutofillInput = Omit<ReadingOrder, 'today' | 'owner' | 'me'> & {
  readonly today?: string | undefined
  readonly me?: string | undefined
}

export type Progress = Extract<AutofillLine, { progress: unknown }>['progress']

/** Reads a text or file as proposed fields. Keeps nothing of it. */
export function createAutofill({ readingRoom, templates, senders, models, log, now }: Parts) {
  return async function autofill(
    user: User,
    input: AutofillInput,
    { onProgress, leaving }: { onProgress: (progress: Progress) => void; leaving: AbortSignal },
  ): Promise<AutofillAnswer> {
    const { me, ...asked } = input
    const order: ReadingOrder = {
      ...asked,
      ...(me !== undefined && { me }),
      today: input.today ?? now().toISOString().slice(0, 10),
      owner: await knownOwner(user),
    }
    const reading = await readingRoom.read(user.id, order, onProgress, leaving)
    const { proposal, engine } = await better(order, reading, onProgress, leaving)
    const { kind } = order
    return {
      documentType: kind,
      ...toWireProposal(kind, proposal),
      engine,
      text: reading.text,
      ignored: [...proposal.ignored],
      ...(proposal.parties && { parties: [...proposal.parties] }),
    }
  }

  async function knownOwner(user: User): Promise<Owner> {
    const [kept, inTemplates] = await Promise.all([senders.find(user), templates.listSenders(user)])
    return ownerOf(user, [kept.fields, ...inTemplates])
  }

  /** The model's reading where one is configured; what it does not give, the engine of this machine has given already. */
  async function better(
    { kind, today, owner, me }: ReadingOrder,
    { text, proposal }: Reading,
    onProgress: (progress: Progress) => void,
    leaving: AbortSignal,
  ): Promise<Pick<Reading, 'proposal'> & { readonly engine: AutofillEngine }> {
    if (models.object === undefined || text.length > longestQuestion) {
      return { proposal, engine: 'local' }
    }
    onProgress({ step: 'asking', done: 0 })
    try {
      const question = {
        kind,
        today,
        owner,
        text,
        signal: leaving,
        ...(me !== undefined && { me }),
      }
      const second = await proposeByModel(models.object, question)
      return { proposal: secondReading(proposal, second), engine: 'model' }
    } catch (error) {
      if (leaving.aborted) throw abandoned()
      if (!(error instanceof ModelError)) throw error
      log.warn({ reason: error.reason }, 'the model read no text, the local engine does')
      return { proposal, engine: 'local-after-model-failure' }
    }
  }
}
