import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const appEntry = /\/src\/app\/main\.tsx$|\/index\.html$/
/** And what it has drawn while the app was built. */
const engineFile = /^assets\/(?:engine-worker-[\w-]+\.js|sample-[\w-]+\.webp|.*\.(?:ttf|wasm))$/

/** The script itself stands at the root, under a name that never changes. */
export const serviceWorkerFile = 'sw.js'

/** Tells the service worker which files are the app's and which the engine's, once all have their names. */
export function offlineApp(): Plugin {
  return {
    name: 'sheaf:offline-app',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const script = bundle[serviceWorkerFile]
        if (script?.type !== 'chunk') throw new Error('The build has no service worker.')
        if (script.imports.length > 0) throw new Error('The service worker must stand alone.')
        const files = [...appFiles(bundle), 'theme.js', 'favicon.svg'].sort()
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
        script.code = filled(script.code, {
          __APP_FILES__: JSON.stringify(files),
          __ENGINE_FILES__: JSON.stringify(Object.keys(bundle).filter((f) => engineFile.test(f))),
          __VERSION__: version,
        })
      },
    },
  }
}

function filled(code: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [mark, value]) => {
    if (!text.includes(mark)) throw new Error(`The service worker does not ask for ${mark}.`)
    return text.replaceAll(mark, () => value)
  }, code)
}

/** Scripts, styles and letters of every screen of the members' app; pictures and guides are left out. */
function appFiles(bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>()
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  function add(name: string): void {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const asset of chunk.viteMetadata?.importedAssets ?? [])
      if (asset.endsWith('.woff2')) found.add(asset)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next)
  }
  for (const chunk of chunks)
    if (chunk.isEntry && appEntry.test(chunk.facadeModuleId ?? '')) add(chunk.fileName)
  if (found.size === 0) throw new Error('The build has no app to keep.')
  return found
}
