/** The path that every address of this installation begins with: `/`, or for example `/billing/`. */
export function readBasePath(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '/'
}

/** The address that the browser asks for: `/api/logos` under `/billing/` is `/billing/api/logos`. */
export function withBase(basePath: string, path: string): string {
  return withoutTrailingSlash(basePath) + path
}

export function withoutTrailingSlash(basePath: string): string {
  return basePath.replace(/\/+$/, '')
}
