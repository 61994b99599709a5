import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { Orm } from '../../apps/server/src/db/database.ts'
import { deriveKeys } from '../../apps/server/src/keys.ts'
import { createFolderStore } from '../../apps/server/src/objects/folder-store.ts'
import type { TestApp } from '../support/app.ts'
import type { SheafProcess } from '../support/sheaf-process.ts'
import type { Place } from './owner.ts'

/** The app of a test, asked from somewhere in the world. */
export function placeOf({ app, database, keys, files }: TestApp): Place {
  return {
    orm: database.orm,
    keys,
    files,
    async call({ method, url, headers = {}, payload }) {
      const body = payload === undefined ? {} : { payload }
      const sent = { method, url, headers, remoteAddress: '203.0.113.7', ...body }
      const answer = await app.inject(sent as InjectOptions)
      return { status: answer.statusCode, body: answer.body, headers: answer.headers }
    },
  }
}

/** A running server with its database, asked over the network. */
export async function placeOfProcess(
  { url: base, dataDir }: SheafProcess,
  orm: Orm,
): Promise<Place> {
  return {
    orm,
    keys: deriveKeys((await readFile(join(dataDir, 'secret'), 'utf8')).trim()),
    files: createFolderStore(join(dataDir, 'objects')),
    async call({ method, url, headers = {}, payload }) {
      const isBare =
        payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload)
      const json = isBare ? {} : { 'content-type': 'application/json' }
      const body = isBare ? payload : JSON.stringify(payload)
      const answer = await fetch(`${base}${url}`, {
        method,
        headers: { ...json, ...headers },
        redirect: 'manual',
        ...(body !== undefined && { body: body as BodyInit }),
      })
      return {
        status: answer.status,
        body: await answer.text(),
        headers: Object.fromEntries(answer.headers),
      }
    },
  }
}
