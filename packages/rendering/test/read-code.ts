import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { CodeShape } from '../src/codes/qr-code.ts'

const require = createRequire(import.meta.url)

// It would fetch the module from elsewhere.
prepareZXingModule({
  overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')) },
})

/** What every code in a picture (a PNG, say) says. */
export async function codesIn(picture: Uint8Array): Promise<string[]> {
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true })
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}

/** What a code says whose outlines are filled, as a page does it. */
export async function readShape(shape: CodeShape): Promise<string | undefined> {
  const [quiet, scale] = [4, 3]
  const size = (shape.modules + 2 * quiet) * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [y, row] of filled(shape).entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) paint((x + quiet) * scale, (y + quiet) * scale)
    }
  }
  const picture = { data, width: size, height: size, colorSpace: 'srgb' } as const
  const [found] = await readBarcodes(picture as never, { formats: ['QRCode'], isPure: true })
  return found?.isValid ? found.text : undefined

  function paint(left: number, top: number) {
    for (let y = top; y < top + scale; y += 1) {
      for (let x = left; x < left + scale; x += 1) {
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
      }
    }
  }
}

/** Even-odd: a module is dark when an odd number of upright edges lies to its left. */
function filled({ modules, outlines }: CodeShape): boolean[][] {
  const edges = outlines.flatMap((outline) =>
    outline.flatMap((_, at) => {
      if (at % 2 === 1) return []
      const next = (at + 2) % outline.length
      const [x = 0, y = 0, nextX = 0, nextY = 0] = [
        ...[outline[at], outline[at + 1]],
        ...[outline[next], outline[next + 1]],
      ]
      return x === nextX ? [{ x, top: Math.min(y, nextY), bottom: Math.max(y, nextY) }] : []
    }),
  )
  return Array.from({ length: modules }, (_, y) => {
    const crossed = edges.filter(({ top, bottom }) => top <= y && y < bottom)
    return Array.from(
      { length: modules },
      (__, x) => crossed.filter((e) => e.x <= x).length % 2 === 1,
    )
  })
}
