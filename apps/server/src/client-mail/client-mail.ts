import type { Orm } from '../db/database.ts'
import type { Logger } from '../db/logger.ts'
import type { Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'
import { TryLater } from '../jobs/jobs.ts'
import type { Keys } from '../keys.ts'
import { type Mail, MailError, type Mailer } from '../mail/mailer.ts'
import { createSeal } from '../sealing/seal.ts'
import { createAddressPrints } from './address-prints.ts'
import { type ClientMailOrder, composeClientMail } from './compose.ts'
import { createClientMailStore } from './store.ts'

export type ClientMail = ReturnType<typeof createClientMail>

type Addressed = Pick<ClientMailOrder, 'id' | 'user' | 'to'>

/** 'bounced': nobody reads at this address. 'over-limit': not today any more. */
export type ClientMailOutcome = 'sent' | 'bounced' | 'stopped' | 'over-limit'

type World = {
  readonly env: Env
  readonly orm: Orm
  readonly keys: Keys
  readonly mailer: Mailer
  readonly log: Logger
  readonly now: () => Date
}

/** In a day. Copies are not counted: each comes with a mail that is. */
export const mostInDay = { client: 50, user: 200 } as const
const dayMs = 24 * 60 * 60 * 1000
const rememberedDays = 30

/** Mails about invoices, to users and to their clients. A client's address goes to the mail server and is kept nowhere. */
export function createClientMail({ env, orm, keys, mailer, log, now }: World) {
  const store = createClientMailStore(orm)
  const prints = createAddressPrints({ store, seal: createSeal(keys.sealing) })

  /** Undefined when it was taken. Throws TryLater when the mail server may take it another time. */
  async function deliver(mail: Mail, reader: string): Promise<MailError | undefined> {
    try {
      await mailer.send(mail)
      log.info({ mail: mail.id, reader }, 'client mail sent')
      return undefined
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      const { code, isFinal } = error
      const words = isFinal ? 'client mail given up' : 'client mail not taken, to be tried again'
      log.warn({ mail: mail.id, reader, code }, words)
      if (!isFinal) throw new TryLater(code)
      return error
    }
  }

  function toCount({ id, user, to }: Addressed) {
    const reader = to === 'me' ? 'user' : 'client'
    return { userId: user.id, id, reader, day: dayOf(now()), mostInDay: mostInDay[reader] } as const
  }

  const count = (order: Addressed) =>
    store.count(toCount(order), dayOf(new Date(now().getTime() - rememberedDays * dayMs)))

  async function sendToUser(order: ClientMailOrder): Promise<ClientMailOutcome> {
    const place = await count(order)
    if (place !== 'to-send') return place === 'taken' ? 'sent' : place
    const to = { name: '', address: order.user.email }
    const refusal = await deliver(
      { ...(await composeClientMail(order, env.publicUrl)), to },
      'user',
    )
    if (refusal !== undefined) return 'bounced'
    await store.noteTaken(order.user.id, order.id)
    return 'sent'
  }

  async function sendToClient(order: ClientMailOrder): Promise<ClientMailOutcome> {
    const { id, user, canStop } = order
    const address = await prints.printOf(user.id, order.to)
    const reasons = await store.findReasons(user.id, address.print)
    if (reasons.includes('bounced')) return 'bounced'
    if (canStop && reasons.includes('stopped')) return 'stopped'
    const place = await count(order)
    if (place === 'over-limit') return place

    const readers = {
      to: { name: '', address: order.to.trim() },
      cc: { name: order.senderName, address: user.email },
    }
    if (place !== 'taken') {
      const stopToken = canStop ? await prints.stopToken(address) : undefined
      const mail = await composeClientMail(order, env.publicUrl, stopToken)
      const refusal = await deliver({ ...mail, ...readers }, 'client')
      if (refusal?.isNobody) await store.closeAddress(user.id, address.print, 'bounced', now())
      if (refusal !== undefined) return 'bounced'
      await store.noteTaken(user.id, id)
    }
    // Without the client's link: a click of the user's would stop what the client wants.
    const copy = await composeClientMail(order, env.publicUrl)
    await deliver({ ...copy, ...readers, deliverTo: user.email }, 'copy')
    return 'sent'
  }

  return {
    /** Whether it may still be sent today: to be asked before its PDF is drawn. */
    hasRoom: (order: Addressed): Promise<boolean> => store.hasRoom(toCount(order)),

    /** Throws TryLater while the mail server is away. */
    async send(order: ClientMailOrder): Promise<ClientMailOutcome> {
      return order.to === 'me' ? await sendToUser(order) : await sendToClient(order)
    },

    /** For the client who has the link: no more mails of the sort that can be stopped, from this user to this address. */
    async stop(token: string): Promise<void> {
      const address = await prints.readStopToken(token)
      if (address === undefined) throw new AppError('mail-link.invalid', invalidLink)
      await store.closeAddress(address.userId, address.print, 'stopped', now())
    },
  }
}

const invalidLink =
  "This link isn't valid. It may be incomplete, or the sender may have left. Please open it from the email again."

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
