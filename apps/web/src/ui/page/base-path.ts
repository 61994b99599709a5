/** The path that every address of this installation begins with: `/`, or for example `/billing/`. */
export function readBasePath(): string {
  return import.meta.env.SSR ? import.meta.env.BASE_URL : (readMeta('base-path') ?? '/')
}

/** Where the world finds this installation: `https://sheaf.example`. Its pages may also be open under another name. */
export function readOrigin(): string {
  if (import.meta.env.SSR) return originMark
  const origin = readMeta('origin')
  return origin === undefined || origin === originMark ? location.origin : origin
}

// The server puts the origin of PUBLIC_URL in its place when it starts, as it does for the base path.
const originMark = 'https://origin.invalid'

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

/** The address that the browser asks for: `/api/logos` under `/billing/` is `/billing/api/logos`. */
export function withBase(basePath: string, path: string): string {
  return withoutTrailingSlash(basePath) + path
}

export function withoutTrailingSlash(basePath: string): string {
  return basePath.replace(/(?<!\/)\/+$/, '')
}

/** The address of the open page, without the base path. */
export function ownAddress(basePath: string): string {
  return location.pathname.slice(withoutTrailingSlash(basePath).length) || '/'
}
