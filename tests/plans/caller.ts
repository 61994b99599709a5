import type { InjectOptions } from 'fastify'
import type { TestApp } from '../support/app.ts'
import type { WatchedDatabase } from './watched-database.ts'

type Call = {
  /** For the parameters of the route, by their names. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly payload?: InjectOptions['payload'] | object
  readonly headers?: Readonly<Record<string, string>>
  /** Where the very refusal is what happens all the time. */
  readonly expects?: number
}

export type Caller = {
  readonly called: ReadonlySet<string>
  /** Calls that did not come to their end: they say nothing about plans. */
  readonly failures: readonly string[]
  /** Calls a route, such as 'GET /api/logos/:id', as the user or as a visitor. */
  as(cookie: string): (route: string, call?: Call) => Promise<Answer>
}

type Answer = {
  readonly cookie: string
  json(): Record<string, string> & { readonly uploadURL: string }
  readonly body: string
}

/** Calls routes, so that the plans of each are told under its name. */
export function createCaller(test: TestApp, watched: WatchedDatabase): Caller {
  const called = new Set<string>()
  const failures: string[] = []
  return {
    called,
    failures,
    as: (cookie) => async (route, call) => {
      const { params = {}, payload, query = {}, headers = {}, expects } = call ?? {}
      const [method = '', path = ''] = route.split(' ')
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing')
      const request = {
        method: method as 'GET',
        url,
        query,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
        ...(payload !== undefined && { payload }),
      }
      called.add(route)
      const answer = await watched.during(route, () => test.app.inject(request))
      const isExpected =
        expects === undefined ? answer.statusCode < 300 : answer.statusCode === expects
      if (!isExpected) failures.push(`${route}: ${answer.statusCode} ${answer.body.slice(0, 500)}`)
      return {
        cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        json: () => answer.json(),
        body: answer.body,
      }
    },
  }
}
