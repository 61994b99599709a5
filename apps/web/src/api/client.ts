import { createApi } from './api.ts'
import { readBasePath } from './base-path.ts'
import { createSessionLoss } from './session-loss.ts'

export const basePath = readBasePath()

export const sessionLoss = createSessionLoss()

/** The API of the installation that this page came from. */
export const api = createApi({
  basePath,
  fetch: (input, init) => fetch(input, init),
  onUnauthorized: sessionLoss.report,
})
