import type { Api } from './api.ts'

type Listed = { readonly id: string; readonly isShortened?: true | undefined }

type Pages<Template> = {
  readonly path: string
  readonly signal: AbortSignal
  readonly parseList: (answer: unknown) => readonly (Template & Listed)[]
  readonly parseOne: (answer: unknown) => Template
}

const wholeAtOnce = 4
// Another tab may have deleted it since.
const gone = 404

/** All templates of a list, page by page. Those that the list has without their longer fields are fetched whole. */
export async function readTemplatePages<Template>(
  api: Api,
  { path, signal, parseList, parseOne }: Pages<Template>,
): Promise<readonly Template[]> {
  const listed: (Template & Listed)[] = []
  for (let page = 1; ; page += 1) {
    const pagePath = page === 1 ? path : `${path}?page=${page}`
    const answer = await api.send({ method: 'GET', path: pagePath, signal })
    listed.push(...parseList(await answer.json()))
    if (!answer.headers.get('link')?.includes('rel="next"')) break
  }
  const whole = new Map<string, Template>()
  const left = listed.filter(({ isShortened }) => isShortened)
  async function fetchOneByOne() {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const onePath = `${path}/${encodeURIComponent(next.id)}`
      const answer = await api.send({ method: 'GET', path: onePath, signal, accept: gone })
      if (answer.status !== gone) whole.set(next.id, parseOne(await answer.json()))
    }
  }
  await Promise.all(Array.from({ length: wholeAtOnce }, fetchOneByOne))
  return listed.flatMap((template) => {
    if (!template.isShortened) return [template]
    const found = whole.get(template.id)
    return found ? [found] : []
  })
}
