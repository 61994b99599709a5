import './zod-without-eval.ts'
import { expect, it } from 'vitest'
import { config } from 'zod'

it('zod knows that it may not make functions from text', () => {
  expect(config().jitless).toBe(true)
})
