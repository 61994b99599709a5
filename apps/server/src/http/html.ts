/** Markup that holds no text of a user's unescaped. Only `html` and `trustedHtml` make it. */
export type Html = { readonly markup: string }

type Part = string | number | Html | readonly Html[]

/** Everything put into the template is escaped, unless it was made here itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map((part, index) => write(part) + (strings[index + 1] ?? ''))
  return { markup: (strings[0] ?? '') + written.join('') }
}

export function trustedHtml(markup: string): Html {
  return { markup }
}

function write(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
