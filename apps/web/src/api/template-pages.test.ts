import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApi } from './api.ts'
import { readTemplatePages } from './template-pages.ts'

const one = z.object({ id: z.string(), notes: z.string().optional() })
const listed = one.extend({ isShortened: z.literal(true).optional() }).array()

async function readFrom(answers: Readonly<Record<string, Response>>) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return answers[String(input)] ?? new Response('{}', { status: 404 })
  }
  const api = createApi({ basePath: '/', fetch })
  const templates = await readTemplatePages(api, {
    path: '/api/templates',
    signal: new AbortController().signal,
    parseList: (answer) => listed.parse(answer),
    parseOne: (answer) => one.parse(answer),
  })
  return { templates, asked }
}

const next = { headers: { link: '<templates?page=2>; rel="next"' } }

describe('a list of saved templates', () => {
  it('is one request when it is one page of small ones', async () => {
    const { templates, asked } = await readFrom({ '/api/templates': Response.json([{ id: 'a' }]) })
    expect(templates).toEqual([{ id: 'a' }])
    expect(asked).toEqual(['/api/templates'])
  })

  it('is read page by page, and what stands on it shortened is fetched whole', async () => {
    const { templates } = await readFrom({
      '/api/templates': Response.json([{ id: 'a' }, { id: 'b', isShortened: true }], next),
      '/api/templates?page=2': Response.json([{ id: 'c' }]),
      '/api/templates/b': Response.json({ id: 'b', notes: 'long' }),
    })
    expect(templates).toEqual([{ id: 'a' }, { id: 'b', notes: 'long' }, { id: 'c' }])
  })

  it('leaves out what was deleted in the meantime', async () => {
    const { templates } = await readFrom({
      '/api/templates': Response.json([{ id: 'a', isShortened: true }, { id: 'b' }]),
    })
    expect(templates).toEqual([{ id: 'b' }])
  })
})
