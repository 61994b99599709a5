import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectNotices } from './license-notices.ts'

it('hands on the notices of scripts and fonts that a page carries, and not of tools', () => {
  const notices = collectNotices(join(import.meta.dirname, '..'))
  expect(notices).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m)
  expect(notices).toMatch(/^scheduler \d+\.\d+\.\d+ \(MIT\)$/m)
  expect(notices).toContain('Copyright 2020 The Inter Project Authors')
  for (const font of ['@fontsource-variable/newsreader', '@expo-google-fonts/noto-sans-jp']) {
    const [, text = ''] = notices.split(`\n${font} `)
    expect(text.slice(0, 4_000)).toContain('SIL OPEN FONT LICENSE')
  }
  expect(notices).not.toMatch(/^vite /m)
  expect(notices).not.toContain('@sheaf/')
})
