import type { DrawnPage } from '../src/app/prerender.tsx'
import type { HeadTag } from '../src/ui/head-tags.ts'

type Surroundings = {
  readonly base: string
  /** Scripts of the page's own, besides those that the shell names. */
  readonly scripts: readonly string[]
}

/** The shell of the app with a drawn page in it. */
export function pageDocument(shell: string, page: DrawnPage, around: Surroundings): string {
  const { markup, preloads } = splitPreloads(page.markup)
  const scripts = around.scripts
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${around.base}${file}">`)
  const head = [...page.tags.map(toHtml), ...preloads, ...scripts].join('\n    ')
  return [
    [/<title>.*<\/title>/, `<title>${escapeText(page.title)}</title>`],
    [/<meta\s+data-head[^>]*>/, head],
    [/<div id="root"><\/div>/, `<div id="root">${markup}</div>`],
    // The page can be read as it stands.
    [/\s*<noscript>.*<\/noscript>/, ''],
  ].reduce((html, [part, text]) => replaceOnce(html, part as RegExp, text as string), shell)
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
    ([name, value]) => ` ${name}="${escapeText(value)}"`,
  )
  const opening = `<${tag} data-head${written.join('')}>`
  return tag === 'script' ? `${opening}${text ?? ''}</script>` : opening
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
