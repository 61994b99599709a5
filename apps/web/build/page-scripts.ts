import type { Rolldown } from 'vite'

/** The files of the build that hold these source modules, and those that must be there before them. */
export function scriptsOf(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  for (const name of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}`)))
    if (!chunk) throw new Error(`The build has no script for ${name}`)
    add(chunk)
  }
  return [...found]

  function add(chunk: Rolldown.OutputChunk): void {
    if (chunk.isEntry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const { fileName, ...rest } of chunks) {
      if (chunk.imports.includes(fileName)) add({ fileName, ...rest })
    }
  }
}
