type Entry = { readonly name: string; readonly theme: string; readonly kind: string }

const style = `
body { margin: 32px; background: #e9e6df; color: #1c1b1f; font: 13px/1.4 system-ui, sans-serif }
section { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px; margin-bottom: 48px }
h2 { grid-column: 1 / -1; margin: 0; font-size: 18px }
figure { margin: 0 }
img { display: block; width: 100%; background: #fff; box-shadow: 0 1px 2px #0002, 0 8px 24px #0002 }
.thumb { width: 160px; margin-top: 12px; filter: grayscale(1) }
figcaption { margin-top: 8px }`

/** A page to look at: every sheet at size, and as a grey thumbnail. */
export function contactSheet(entries: readonly Entry[]): string {
  const byTheme = Map.groupBy(entries, ({ theme }) => theme)
  const sections = [...byTheme].map(
    ([theme, sheets]) => `<section><h2>${theme}</h2>${sheets.map(figure).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${sections.join('\n')}</html>\n`
}

function figure({ name, kind }: Entry): string {
  const image = `src="${name}.svg" alt="${name}" loading="lazy"`
  return `<figure><a href="${name}.pdf"><img ${image}></a><img class="thumb" ${image}><figcaption>${kind}</figcaption></figure>`
}
