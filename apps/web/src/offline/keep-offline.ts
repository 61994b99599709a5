import { basePath } from '#api/client.ts'
import { withBase } from '#ui/page/base-path.ts'

/** A page that has waited this long goes on without. */
const patienceMs = 60_000

let kept: Promise<void> | undefined

/** Lets this browser keep the editors for the time without a connection. Whatever is loaded afterwards is kept, too. */
export function keepOffline(): Promise<void> {
  kept ??= Promise.race([install(), delay(patienceMs)]).catch(() => undefined)
  return kept
}

async function install(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (container === undefined || !import.meta.env.PROD) return
  await container.register(withBase(basePath, '/sw.js'), { updateViaCache: 'none' })
  await container.ready
  if (container.controller) return
  await new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true })
  })
  await hearAgain()
}

/** What this page had asked before anyone listened. Previews are drawn here from now on. */
async function hearAgain(): Promise<void> {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = asked.filter(({ origin, pathname }) => {
    const isOfApi = pathname.startsWith(withBase(basePath, '/api/'))
    return origin === location.origin && isOfApi && !/preview|logout/.test(pathname)
  })
  const addresses = [...new Set(own.map(({ href }) => href))]
  await Promise.all(addresses.map((address) => fetch(address).catch(() => undefined)))
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
