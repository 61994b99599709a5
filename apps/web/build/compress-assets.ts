import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { Plugin } from 'vite'

const scriptQuality = zlib.BROTLI_MAX_QUALITY
// A drawing takes three times as long at the best for five per cent of its size.
const drawingQuality = 10

const drawing = /\.(?:svg|json)$/

const compressible = /^assets\/.*\.(?:js|css|svg|json|map|txt)$/

// The engine's fonts and its program: ninety megabytes, of which the best quality would save one more in four minutes.
const large = /^assets\/.*\.(?:ttf|wasm)$/
const largeQuality = 5

/** Writes `.br` and `.gz` beside each text asset, so that the server never compresses while it answers; `.br` beside large files. */
export function compressAssets(): Plugin {
  return {
    name: 'sheaf:compress-assets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no output folder')
      const files = Object.keys(bundle).filter((file) => compressible.test(file))
      await Promise.all(files.map((file) => compress(join(dir, file))))
      const largeFiles = Object.keys(bundle).filter((file) => large.test(file))
      await Promise.all(largeFiles.map((file) => compressLarge(join(dir, file))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: drawing.test(path) ? drawingQuality : scriptQuality,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

async function compressLarge(path: string): Promise<void> {
  const content = await readFile(path)
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: largeQuality,
    [zlib.BROTLI_PARAM_LGWIN]: zlib.BROTLI_MAX_WINDOW_BITS,
    [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
}
