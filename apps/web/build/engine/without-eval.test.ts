import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutEval } from './without-eval.ts'

const require = createRequire(import.meta.url)
const glue = require.resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler.mjs')
const published = readFileSync(glue, 'utf8')

it('the code of the compiler makes no function from text', () => {
  expect(published).toContain('new Function(')
  expect(withoutEval(published)).not.toContain('new Function(')
})

it('code that is not what it was stops the build', () => {
  expect(() => withoutEval(published.replaceAll('new Function(', 'Function('))).toThrow(/any more/)
  expect(() => withoutEval(`${published}\nnew Function('more')`)).toThrow(/still says/)
})
