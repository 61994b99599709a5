import type { Logo } from '@sheaf/rendering/sheet'

function drawn(width: number, height: number): Logo {
  const shapes = `<rect width="${width}" height="${height}" rx="8" fill="#226688"/><circle cx="${height / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="#ffcc44"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
  return { bytes: Buffer.from(svg), format: 'svg', alt: 'Logo' }
}

export const shapedLogos = {
  wide: drawn(480, 96),
  square: drawn(200, 200),
  tall: drawn(90, 210),
} as const satisfies Record<string, Logo>
