import { createApi } from './api.ts'
import { readBasePath } from './base-path.ts'

export const basePath = readBasePath()

/** The API of the installation that this page came from. */
export const api = createApi({ basePath, fetch: (input, init) => fetch(input, init) })
