import { fileURLToPath } from 'node:url'

type Built = { readonly source: string; readonly flags: string; readonly place: string }

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs some work and returns every pattern that is put together meanwhile, with the line that did it. */
export async function patternsBuiltBy(work: () => Promise<void>): Promise<Built[]> {
  const built = new Map<string, Built>()
  const Native = globalThis.RegExp
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args, newTarget) {
      const pattern: RegExp = Reflect.construct(target, args, newTarget)
      const place = callerIn(new Error('built here').stack ?? '')
      const { source, flags } = pattern
      if (place) built.set(`${place}/${source}/${flags}`, { source, flags, place })
      return pattern
    },
  })
  try {
    await work()
  } finally {
    globalThis.RegExp = Native
  }
  return [...built.values()]
}

function callerIn(stack: string): string | undefined {
  const line = stack.split('\n').find((frame) => /\/(?:packages|apps)\/[\w-]+\/src\//.test(frame))
  const [, path, number] = /(\/[^\s()]+\.tsx?):(\d+):\d+\)?$/.exec(line ?? '') ?? []
  return path === undefined ? undefined : `${path.replace(root, '')}:${number}`
}
