export const logoStyles = [
  'modern',
  'minimalist',
  'tech',
  'creative',
  'corporate',
  'playful',
] as const
export type LogoStyle = (typeof logoStyles)[number]

/** The first colour carries the name, the second the accent; both hold on white paper. */
export const logoColours = {
  blue: ['#17347f', '#2f8ae5'],
  green: ['#14532d', '#26a35c'],
  orange: ['#9a3412', '#f47a1c'],
  purple: ['#451a8c', '#a355f0'],
  red: ['#8c1b23', '#e5383b'],
  monochrome: ['#1a1a1d', '#85858e'],
} as const satisfies Record<string, readonly [string, string]>
export type LogoColour = keyof typeof logoColours
