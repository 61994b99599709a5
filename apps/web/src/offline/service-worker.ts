/**
 * Keeps the editors at hand without a connection: the app as it was built, what its screens last heard from the server, and
 * what the engine has loaded. A page always comes from the server when there is one, so that a new version is there at the
 * next load; without one it is that of this very script, with the files that belong to it.
 */

// Both are filled in by build/offline/offline-app.ts, with addresses relative to this script.
const appFiles: readonly string[] = JSON.parse('__APP_FILES__')
const engineFiles: readonly string[] = JSON.parse('__ENGINE_FILES__')

const appCache = 'sheaf-app __VERSION__'
const engineCache = 'sheaf-engine'
const answerCache = 'sheaf-answers'

/** Any page of the app is the same file. */
const shell = 'create/invoice'

type Extended = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
type Asked = Extended & {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
type Scope = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
}

const scope = self as unknown as Scope
const base = new URL('./', location.href)
const engineAddresses = new Set(engineFiles.map((file) => new URL(file, base).href))

addEventListener('install', (event) => {
  const keeping = caches.open(appCache).then((cache) => cache.addAll([shell, ...appFiles]))
  ;(event as Extended).waitUntil(keeping)
})

addEventListener('activate', (event) => {
  ;(event as Extended).waitUntil(dropOthers().then(() => scope.clients.claim()))
})

addEventListener('fetch', (event) => {
  const asked = event as Asked
  const answer = answerTo(asked)
  if (answer) asked.respondWith(answer)
})

const comesOrGoes = /^api\/(?:auth|account|dev)\b/

/** Undefined for what is none of its business: it goes to the server as if there were no one in between. */
function answerTo(asked: Asked): Promise<Response> | undefined {
  const { request } = asked
  const { origin, pathname } = new URL(request.url)
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return undefined
  const path = pathname.slice(base.pathname.length)
  if (request.method !== 'GET') {
    // Whoever signs in or out, or leaves for good, finds nothing of someone else and leaves nothing behind.
    if (comesOrGoes.test(path)) asked.waitUntil(caches.delete(answerCache))
    return undefined
  }
  if (path.startsWith('api/account/')) return undefined
  if (request.mode === 'navigate') return pageOrShell(request, path)
  if (engineAddresses.has(request.url)) return keptOrFetched(request)
  if (path.startsWith('api/') || path.startsWith('internal/')) return freshOrKept(request, path)
  return caches.match(request).then((kept) => kept ?? fetch(request))
}

/** A file of the server, such as a PDF in a tab of its own, has no other page to fall back on. */
async function pageOrShell(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = path.startsWith('api/') ? undefined : await caches.match(shell, ownApp)
    if (kept === undefined) throw error
    return kept
  }
}

const ownApp = { cacheName: appCache }

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(engineCache)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** What someone signed in has heard is theirs: it goes when their session ends elsewhere, too. */
async function freshOrKept(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(answerCache)
  try {
    const answer = await fetch(request)
    if (answer.status === 401 && path === 'api/auth/user') await caches.delete(answerCache)
    if (answer.ok && isKept(answer)) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(request)
    if (kept === undefined) throw error
    return kept
  }
}

const keptTypes = /^(?:application\/json|image\/)/

function isKept({ headers }: Response): boolean {
  return keptTypes.test(headers.get('content-type') ?? '')
}

/** Runs once no page of an older version is open any more. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('sheaf-app ') && name !== appCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  const engine = await caches.open(engineCache)
  const stale = (await engine.keys()).filter(({ url }) => !engineAddresses.has(url))
  await Promise.all(stale.map((request) => engine.delete(request)))
}
