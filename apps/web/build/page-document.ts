import type { DrawnPage } from '../src/app/prerender.tsx'
import type { HeadTag } from '../src/ui/head-tags.ts'
import { escapeHtml } from './escape-html.ts'

type Surroundings = {
  readonly base: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The shell of the app with a drawn page in it. */
export function pageDocument(shell: string, page: DrawnPage, around: Surroundings): string {
  const { markup, preloads } = splitPreloads(page.markup)
  const head = [...page.tags.map(toHtml), ...preloads].join('\n    ')
  return [
    [/<title>.*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [/<meta\s+data-head[^>]*>/, head],
    // After the shell's own style sheet: the first one that a browser reads settles the order of the layers.
    [/(?=<\/head>)/, links(shell, around)],
    [/<div id="root"><\/div>/, `<div id="root">${markup}</div>`],
    // The page can be read as it stands.
    [/\s*<noscript>.*<\/noscript>/, ''],
  ].reduce((html, [part, text]) => replaceOnce(html, part as RegExp, text as string), shell)
}

/** The page's own files, besides those that the shell names. */
function links(shell: string, { base, scripts, styles }: Surroundings): string {
  const isNew = (file: string) => !shell.includes(file)
  return [
    ...styles.filter(isNew).map((file) => ['stylesheet', file]),
    ...scripts.filter(isNew).map((file) => ['modulepreload', file]),
  ]
    .map(([rel, file]) => `  <link rel="${rel}" crossorigin href="${base}${file}">\n  `)
    .join('')
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
