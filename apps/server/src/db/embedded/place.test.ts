import { describe, expect, it } from 'vitest'
import { checkVersion } from './cluster.ts'
import { besidesFolder } from './place.ts'

describe('the folder that stands in for a private data folder', () => {
  it('is named after it', () => {
    expect(besidesFolder('/root/sheaf/data')).toMatch(
      /^\/var\/lib\/sheaf\/root-sheaf-data-[0-9a-f]{8}$/,
    )
  })

  it('differs for folders whose words are the same', () => {
    expect(besidesFolder('/root/a b/data')).not.toBe(besidesFolder('/root/a-b/data'))
  })

  it('has a name of bearable length and plain letters', () => {
    expect(besidesFolder(`/root/${'ünder '.repeat(60)}data`)).toMatch(
      /^\/var\/lib\/sheaf\/[A-Za-z0-9-]{1,70}$/,
    )
  })
})

describe('the version of the data', () => {
  it('is accepted when it is that of the binaries', () => {
    expect(() => checkVersion('/srv/db/cluster', '18', '18')).not.toThrow()
  })

  it('is refused when it is another, naming both and the way over', () => {
    const start = () => checkVersion('/srv/db/cluster', '17', '18')
    expect(start).toThrow(/made by PostgreSQL 17.*runs PostgreSQL 18.*backup FILE.*restore FILE/)
  })

  it('is refused when the folder holds something else', () => {
    expect(() => checkVersion('/srv/db/cluster', undefined, '18')).toThrow(
      /not a PostgreSQL database/,
    )
  })
})
