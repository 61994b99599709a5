import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

const only = (...files: string[]) => ({ exists: (file: string) => files.includes(file) })

describe('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    const lookup = {
      chromiumPath: '/opt/mine',
      path: '/usr/bin',
      ...only('/opt/mine', '/usr/bin/chromium'),
    }
    expect(findChromium(lookup)).toBe('/opt/mine')
  })

  it('is not another one when CHROMIUM_PATH is wrong', () => {
    expect(() => findChromium({ chromiumPath: '/opt/mine', ...only('/usr/bin/chromium') })).toThrow(
      'CHROMIUM_PATH names /opt/mine, and there is no such file.',
    )
  })

  it('is found on the path, then in the usual places', () => {
    const path = ['/a', '/b'].join(delimiter)
    expect(findChromium({ path, ...only('/b/google-chrome', '/usr/bin/chromium') })).toBe(
      '/b/google-chrome',
    )
    expect(findChromium({ path, ...only('/usr/bin/chromium') })).toBe('/usr/bin/chromium')
    expect(findChromium({ path, ...only() })).toBeUndefined()
  })

  it('is the headless shell where there is one, wherever it is on the path', () => {
    const path = ['/a', '/b'].join(delimiter)
    const both = only('/a/chromium', '/b/chromium-headless-shell')
    expect(findChromium({ path, ...both })).toBe('/b/chromium-headless-shell')
    expect(findChromium({ path, only: 'whole', ...both })).toBe('/a/chromium')
    const place = only('/usr/bin/chromium')
    expect(findChromium({ path, only: 'shell', ...place })).toBeUndefined()
  })
})
