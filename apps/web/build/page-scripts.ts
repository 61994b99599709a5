import type { Rolldown } from 'vite'

export type PageScripts = {
  /** The one that starts the page. */
  readonly entry: string
  /** Those that must have arrived before it can. */
  readonly needed: readonly string[]
}

const siteEntry = 'src/app/site-main.tsx'

/** The files of the build with which a drawn page comes to life, given the source modules of its own. */
export function pageScripts(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
): PageScripts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const [entry = ''] = [siteEntry, ...modules].map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}`)))
    if (!chunk) throw new Error(`The build has no script for ${name}`)
    add(chunk.fileName)
    return chunk.fileName
  })
  found.delete(entry)
  return { entry, needed: [...found] }

  function add(file: string): void {
    if (found.has(file)) return
    found.add(file)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add)
  }
}
