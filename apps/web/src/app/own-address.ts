import { withoutTrailingSlash } from '#api/base-path.ts'

/** The address of the open page, without the base path. */
export function ownAddress(basePath: string): string {
  return location.pathname.slice(withoutTrailingSlash(basePath).length) || '/'
}
