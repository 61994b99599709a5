import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const source = join(import.meta.dirname, '../src')
const icons = '/lucide-react/dist/esm/icons/'

/**
 * The site of visitors, with all that it loads later: it waits for nothing that others need, and nothing of it may lie in a
 * file that asks for the app of members, which would begin beside it.
 */
const site = ['app/landing-main.ts', 'app/site-main.tsx']

/** What is loaded before anything is shown, and what clients open by a link in a mail. */
const firstPages = [
  'app/main.tsx',
  'offline/service-worker.ts',
  'features/stop-mails/stop-mails-screen.tsx',
  'features/reminders/paid-screen.tsx',
]

/** The way in: it does not wait for the editors. */
const signInScreens = [
  'features/accounts/login-screen.tsx',
  'features/accounts/signup-screen.tsx',
  'features/accounts/forgot-password-screen.tsx',
  'features/accounts/reset-password-screen.tsx',
  'features/accounts/confirm-email-screen.tsx',
]

/**
 * Puts what several screens share into a few files. Left alone, the bundler makes a file for each set of screens that share
 * something, down to a single icon: an editor asked for 115 of them, six at a time where a server speaks HTTP/1.1.
 */
export function screenChunks(): Rolldown.CodeSplittingGroup[] {
  let left: ReadonlySet<string> | undefined
  let signIn: ReadonlySet<string> | undefined
  const nameOf: Rolldown.CodeSplittingNameFunction = (module, graph) => {
    left ??= new Set([...reachable(graph, site, { later: true }), ...reachable(graph, firstPages)])
    if (left.has(module)) return null
    signIn ??= reachable(graph, signInScreens)
    return signIn.has(module) ? 'sign-in' : 'members'
  }
  return [
    {
      // Modules name the package, not the icon: whose icon it is only the bundler knows.
      name: 'icons',
      test: (module) => module.includes(icons),
      entriesAware: true,
      entriesAwareMergeThreshold: 4000,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'shared by many screens',
      name: nameOf,
      minShareCount: 6,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'shared by a few screens',
      name: nameOf,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 8000,
      includeDependenciesRecursively: false,
    },
  ]
}

/** All that pages import, and, where so wished, all that they import while they run. */
function reachable(graph: Graph, pages: readonly string[], { later = false } = {}): Set<string> {
  const reached = new Set(pages.map((page) => normalizePath(join(source, page))))
  for (const module of reached) {
    const found = graph.getModuleInfo(module)
    if (found === null) throw new Error(`The app has no module ${module}`)
    for (const next of found.importedIds) reached.add(next)
    if (later) for (const next of found.dynamicallyImportedIds) reached.add(next)
  }
  return reached
}
