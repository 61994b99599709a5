import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawLogoSamples, logoSamplesFile } from './draw-logo-samples.ts'

it('the examples in the logo generator are what it draws', async () => {
  expect(JSON.parse(readFileSync(logoSamplesFile, 'utf8'))).toEqual(await drawLogoSamples())
})
