const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`

const times = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('')

/** Small files that a renderer draws for minutes, or for ever. */
export const hostileDrawings = {
  'nested patterns filled through a class': svg(
    `<style>${times(10, (at) => `.p${at}{fill:url(#p${at + 1})}`)}</style>${times(
      10,
      (at) =>
        `<pattern id="p${at}" width="50" height="50" patternUnits="userSpaceOnUse">${`<rect class="p${at}" width="90" height="90"/>`.repeat(6)}</pattern>`,
    )}<pattern id="p10" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="3" height="3"/></pattern><rect fill="url(#p0)" width="100" height="100"/>`,
  ),
  'nested masks through a class': svg(
    `<style>${times(12, (at) => `.m${at}{mask:url(#m${at + 1})}`)}</style>${times(
      12,
      (at) =>
        `<mask id="m${at}">${`<rect class="m${at}" width="99" height="99" fill="#fff"/>`.repeat(6)}</mask>`,
    )}<mask id="m12"><rect width="99" height="99" fill="#fff"/></mask><rect mask="url(#m0)" width="100" height="100"/>`,
  ),
  'a marker on each of many vertices': svg(
    `<marker id="k" markerWidth="900" markerHeight="900" overflow="visible">${'<circle r="90" fill="#12f" opacity=".5"/>'.repeat(30)}</marker>` +
      `<g marker-mid="url(#k)"><path d="M0 0${'h1v1'.repeat(20_000)}" fill="none" stroke="#000"/></g>`,
  ),
  'dashes too small to see': svg(
    `<path d="M0 0${'h99v1h-99v1'.repeat(400)}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-dasharray=".004"/>`,
  ),
} as const

/** Within every limit on what a drawing may hold, and still slow: layer upon layer over the whole sheet. */
export const slowDrawing = svg(
  `<g id="a" opacity=".5">${'<circle cx="50" cy="50" r="70" fill="#06c" opacity=".5"/>'.repeat(40)}</g>${'<use href="#a"/>'.repeat(1000)}`,
)
