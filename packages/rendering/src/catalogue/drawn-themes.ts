/** Themes with a drawing of their own. The others wear their own colours and type on themes/base. */
export const drawnThemes: ReadonlySet<string> = new Set([
  'corporate-stripe',
  'minimalist-line',
  'paper-texture',
  'tech-stack',
])
