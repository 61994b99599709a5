import { mkdirSync, writeFileSync } from 'node:fs'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import { goldenFolder, goldenPages, goldenText } from '../packages/rendering/test/golden-pages.ts'

const typesetter = await createTypesetter({ workers: 2, queueLimit: 1000 })
mkdirSync(goldenFolder, { recursive: true })
for (const page of goldenPages) {
  writeFileSync(new URL(page.file, goldenFolder), await goldenText(typesetter, page))
}
await typesetter.close()
console.log(`${goldenPages.length} pages written; read the diff before you commit it.`)
