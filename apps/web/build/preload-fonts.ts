import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Lets the browser fetch these font files together with the stylesheet that names them. */
export function preloadFonts(names: readonly string[]): Plugin {
  let base = '/'
  return {
    name: 'sheaf:preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => preloadTags(names, Object.keys(bundle ?? {}), base),
    },
  }
}

function preloadTags(
  names: readonly string[],
  files: readonly string[],
  base: string,
): HtmlTagDescriptor[] {
  return names.map((name) => {
    return {
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
        href: `${base}${fontFile(files, name)}`,
      },
      injectTo: 'head',
    }
  })
}

export function fontFile(files: readonly string[], name: string): string {
  const file = files.find((candidate) => candidate.startsWith(`assets/${name}-`))
  if (!file) throw new Error(`The build holds no font file ${name}`)
  return file
}
