import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { findPage } from '@sheaf/contract/pages'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { pathOf } from './request-log.ts'

type Options = { readonly dir: string; readonly basePath: string }

// The build does not know under which path an installation lives: it leaves this mark.
const basePathMark = '/__base__/'

const hidden = { schema: { hide: true } } as const

export const webApp: FastifyPluginAsync<Options> = async (app, { dir, basePath }) => {
  const index = join(dir, 'index.html')
  if (!existsSync(index)) {
    app.get('/*', hidden, async (_request, reply) => answerUnbuilt(reply))
    return
  }

  await app.register(fastifyStatic, {
    root: join(dir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // Their names change with their content.
    maxAge: '365d',
    immutable: true,
  })
  await app.register(fastifyStatic, {
    root: dir,
    wildcard: false,
    globIgnore: ['index.html', 'assets/**', '**/*.{br,gz}'],
    decorateReply: false,
    index: false,
    preCompressed: true,
    maxAge: '1h',
  })

  const page = (await readFile(index, 'utf8')).replaceAll(basePathMark, basePath)
  app.get('/*', hidden, async (request, reply) => {
    const address = pathOf(request.url).slice(basePath.length - 1)
    return reply
      .code(findPage(address) === undefined ? 404 : 200)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

function answerUnbuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The web app has not been built yet. Stop this server and run: npm start\n')
}
