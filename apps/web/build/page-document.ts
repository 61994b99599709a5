import type { DrawnPage } from '../src/app/prerender.tsx'
import type { HeadTag } from '../src/ui/page/head-tags.ts'
import { escapeHtml } from './escape-html.ts'
import type { PageFiles } from './page-files.ts'

type Surroundings = {
  readonly base: string
  /** In place of the scripts of the shell, which are those of the app. */
  readonly files: PageFiles
  /** Those that only this page needs at once. */
  readonly fonts: readonly string[]
}

/** The shell of the app with a drawn page in it. */
export function pageDocument(shell: string, page: DrawnPage, around: Surroundings): string {
  const { markup, preloads } = splitPreloads(page.markup)
  const head = [...page.tags.map(toHtml), ...preloads].join('\n    ')
  return [
    [/<html/, `<html${rootMarks(markup)}`],
    [/<title>.*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [/<meta\s+data-head[^>]*>/, head],
    // After the shell's own style sheet: the first one that a browser reads settles the order of the layers.
    // The scripts come last, and are fetched last: the page is there before it comes to life.
    [/\s*<\/head>/, `\n    ${fileTags(shell, around).join('\n    ')}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root">${markup}</div>`],
    // The page can be read as it stands.
    [/\s*<noscript>.*<\/noscript>/, ''],
  ].reduce(
    (html, [part, text]) => replaceOnce(html, part as RegExp, text as string),
    withoutScripts(shell),
  )
}

/** What a page that is alive says on its root by `useRootMark`. */
function rootMarks(markup: string): string {
  return [' data-desk=""', ' data-article=""'].filter((mark) => markup.includes(mark)).join('')
}

function fileTags(shell: string, { base, files, fonts }: Surroundings): readonly string[] {
  const late = 'crossorigin fetchpriority="low"'
  const styles = files.styles.filter((file) => !shell.includes(file))
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`,
    ),
    ...files.scripts.map((file) => `<link rel="modulepreload" ${late} href="${base}${file}">`),
    `<script type="module" ${late} src="${base}${files.entry}"></script>`,
  ]
}

function withoutScripts(shell: string): string {
  return shell
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
}

function replaceOnce(html: string, part: RegExp, text: string): string {
  if (!part.test(html)) throw new Error(`index.html has no ${part.source}`)
  return html.replace(part, () => text)
}

// React puts these before the markup; left there, they would stand inside of what it takes over.
function splitPreloads(drawn: string) {
  const [leading = ''] = /^(?:<link\b[^>]*>)*/.exec(drawn) ?? []
  return { markup: drawn.slice(leading.length), preloads: leading.match(/<link\b[^>]*>/g) ?? [] }
}

function toHtml({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  )
  const opening = `<${tag} data-head${written.join('')}>`
  return tag === 'script' ? `${opening}${text ?? ''}</script>` : opening
}
