import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build.ts'
import { root } from '../../scripts/run-program.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

export type PublicSite = {
  readonly app: TestApp['app']
  /** The public pages by address, as visitors get them. */
  readonly pages: ReadonlyMap<string, string>
  readonly close: () => Promise<void>
}

export const publicUrl = 'https://sheaf.example/paper'

/** The built web app on the real server, below a path, with all pages of its sitemap. */
export async function openPublicSite(): Promise<PublicSite> {
  await buildIfStale()
  const webDir = join(root, 'apps/web/dist')
  const test = await startTestApp({ webDir, env: { PUBLIC_URL: publicUrl } })
  const siteMap = await test.app.inject('/paper/sitemap.xml')
  const pages = new Map<string, string>()
  for (const [, url = ''] of siteMap.body.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const { pathname } = new URL(url)
    pages.set(pathname, (await test.app.inject(pathname)).body)
  }
  return { app: test.app, pages, close: test.close }
}

/** The values of an attribute in a page. */
export function attributes(html: string, name: string): string[] {
  const values = [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))]
  return values.map(([, value = '']) => value.replaceAll('&amp;', '&'))
}
