import { readBasePath } from '#ui/page/base-path.ts'
import { createApi } from './api.ts'

export const basePath = readBasePath()

export const sessionLoss = createSessionLoss()

/** The API of the installation that this page came from. */
export const api = createApi({
  basePath,
  fetch: (input, init) => fetch(input, init),
  onUnauthorized: sessionLoss.report,
})

/** Tells the app that a call found no session. The API is made before the app: it learns here whom to tell. */
function createSessionLoss() {
  let takeOver: (() => boolean) | undefined
  let isLeaving = false
  return {
    report(): boolean {
      isLeaving = takeOver?.() ?? false
      return isLeaving
    },
    /** The page is on its way to the login: whoever asks before leaving must not ask now. */
    isLeaving: (): boolean => isLeaving,
    handleWith(handler: () => boolean): void {
      takeOver = handler
    },
  }
}
