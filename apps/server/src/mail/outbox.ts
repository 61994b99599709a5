import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { writeWhole } from '../write-whole.ts'
import type { Mailer } from './mailer.ts'
import { toMessage } from './message.ts'

type World = { readonly env: Env; readonly now: () => Date }

const ending = '.eml'

/** Keeps mails as files instead of sending them. A file has its name only when it is complete. */
export function createOutbox({ env, now }: World): Mailer {
  const folder = outboxOf(env)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      // The file of a mail names all its readers: a copy is that file.
      if (mail.deliverTo !== undefined) return
      const at = now()
      const { message } = await composer.sendMail(toMessage(mail, env, at))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${(await findOutboxMail(env, mail.id)) ?? newName(mail.id, at)}${ending}`
      await writeWhole(join(folder, name), message as Buffer)
    },
    close: () => undefined,
  }
}

// A mail that is sent again stays one file, with the moment of the first time.
async function findOutboxMail(env: Env, id: string): Promise<string | undefined> {
  const names = await findOutboxMails(env)
  return names.find((name) => name.replace(/^\d+T\d+Z-/, '') === id)
}

function newName(id: string, at: Date): string {
  const name = `${at.toISOString().replace(/[-:.]/g, '')}-${id}`
  if (!isMailFile(`${name}${ending}`))
    throw new Error('The id of an email has a sign that no file name has')
  return name
}

/** The ids of the mails in the outbox, the newest first. */
export async function findOutboxMails(env: Pick<Env, 'dataDir'>): Promise<string[]> {
  const names = await readdir(outboxOf(env)).catch(() => [])
  return names
    .filter((name) => isMailFile(name))
    .sort()
    .reverse()
    .map((name) => name.slice(0, -ending.length))
}

export async function getOutboxMail(
  env: Pick<Env, 'dataDir'>,
  unverifiedId: string,
): Promise<Buffer | undefined> {
  const name = `${unverifiedId}${ending}`
  if (!isMailFile(name)) return undefined
  return await readFile(join(outboxOf(env), name)).catch(() => undefined)
}

export async function removeOutboxMail(env: Pick<Env, 'dataDir'>, id: string): Promise<void> {
  await rm(join(outboxOf(env), `${id}${ending}`), { force: true })
}

function isMailFile(name: string): boolean {
  return /^[\w-]+\.eml$/.test(name)
}

function outboxOf({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}
