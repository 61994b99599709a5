import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** Everything that has a say in how a sheet looks. */
const engine = [
  'packages/{contract,domain,preview,rendering}/src/**/*.ts',
  'packages/rendering/themes/**/*',
  'apps/web/build/sheets/*.ts',
  'apps/web/content/documents/*.yaml',
  'apps/web/public/favicon.svg',
  'package-lock.json',
]

let folder: string | undefined

export function isKept(name: string): boolean {
  return existsSync(keptFile(name))
}

/** A drawing by its name, made only if the engine has changed since it was made. */
export async function keptDrawing(
  name: string,
  make: () => Promise<Uint8Array | string>,
): Promise<Buffer> {
  const file = keptFile(name)
  if (!existsSync(file)) {
    await mkdir(keptFolder(), { recursive: true })
    // Two builds may draw the same sheet at the same time.
    const own = `${file}.${process.pid}`
    await writeFile(own, await make())
    await rename(own, file)
  }
  return readFile(file)
}

/** Where it lies, whether it has been made or not. */
export function keptFile(name: string): string {
  return join(keptFolder(), name)
}

function keptFolder(): string {
  folder ??= join(root, 'node_modules/.cache/sheaf-drawings', hashOfEngine())
  return folder
}

function hashOfEngine(): string {
  const hash = createHash('sha256')
  const files = globSync(engine, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
