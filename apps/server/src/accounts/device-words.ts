// The first that fits: every browser also names those that it descends from.
const browsers: readonly (readonly [string, string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const systems: readonly (readonly [string, string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

export const unknownDevice = 'Unknown browser'

/** A browser as its owner knows it, such as 'Firefox on Windows'. Versions are left out: they would tell people apart. */
export function deviceWords(userAgent: string | undefined): string {
  const browser = firstIn(browsers, userAgent)
  const system = firstIn(systems, userAgent)
  if (browser === undefined) return system === undefined ? unknownDevice : `Browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}

function firstIn(names: readonly (readonly [string, string])[], text = ''): string | undefined {
  return names.find(([sign]) => text.includes(sign))?.[1]
}
