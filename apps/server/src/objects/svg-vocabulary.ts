/** What a drawing may consist of. Anything else is left out or refused. */
export const drawnElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'a', 'switch', 'defs', 'symbol', 'use', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker'],
])

/** Why a drawing with such an element is refused. */
export const refusedElements: ReadonlyMap<string, string> = new Map([
  ...['script', 'handler', 'listener', 'iframe', 'object', 'embed', 'audio', 'video', 'canvas'].map(
    (name): [string, string] => [
      name,
      'This SVG contains a script or embedded content. Please export it again as plain SVG.',
    ],
  ),
  ...['text', 'tspan', 'textPath', 'tref'].map((name): [string, string] => [
    name,
    'This SVG contains text that needs a font. Please convert its text to outlines and export it again, or use PNG.',
  ]),
  ...['image', 'feImage'].map((name): [string, string] => [
    name,
    'This SVG contains a bitmap. Please upload that image itself as PNG or JPEG.',
  ]),
])

const lookAttributes = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'opacity', 'color', 'display', 'visibility', 'overflow'],
  ...['clip-path', 'clip-rule', 'mask', 'mask-type', 'paint-order', 'vector-effect'],
  ...['stop-color', 'stop-opacity', 'marker-start', 'marker-mid', 'marker-end'],
  ...['mix-blend-mode', 'isolation', 'transform'],
]

export const drawnAttributes: ReadonlySet<string> = new Set([
  ...lookAttributes,
  ...['id', 'class', 'style', 'href', 'viewBox', 'preserveAspectRatio'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'd'],
  ...['width', 'height', 'points', 'offset'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform'],
  ...['markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient'],
])

/** What CSS may say of a drawing: how it looks, not what or where it is, and no filter. */
export const styleProperties: ReadonlySet<string> = new Set([
  ...lookAttributes,
  ...['marker', 'transform-origin', 'transform-box'],
])
