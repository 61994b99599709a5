import type { TestApp } from './app.ts'

/** Asks for previews, each time from another address, or the limit would answer. */
export function previewCalls(test: () => TestApp) {
  let visitors = 0
  const someone = () => {
    visitors += 1
    return `192.0.${visitors >> 8}.${visitors & 255}`
  }
  return {
    get(path: string, fields: Record<string, string> = {}) {
      const query = new URLSearchParams(fields).toString()
      const url = query === '' ? path : `${path}?${query}`
      return test().app.inject({ url, remoteAddress: someone() })
    },
    post(path: string, payload?: object) {
      const body = payload === undefined ? {} : { payload }
      return test().app.inject({ method: 'POST', url: path, ...body, remoteAddress: someone() })
    },
  }
}

/** What a screen reader finds, besides the names of the pages. */
export function textOf(page: string): string {
  const [, text = ''] = /<div class="text">([\s\S]*?)<\/div>/.exec(page) ?? []
  return text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \u00a0\u202f\n]+/g, ' ')
}

/** Every kind of element on the page with the names of its attributes. */
export function elementsOf(page: string): string[] {
  const tags = [...page.matchAll(/<([a-z][\w:-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi)]
  return [
    ...new Set(
      tags.map(([, name, attributes = '']) =>
        [name, ...[...attributes.matchAll(/([\w:-]+)=/g)].map(([, each]) => each)].join(' '),
      ),
    ),
  ]
}
