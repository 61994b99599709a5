import { describe, expect, it } from 'vitest'
import { parsePidFile } from './postmaster-pid.ts'

const written = `4711
/srv/sheaf/db/cluster
1794714334
5432
/srv/sheaf/db/run

  33554455         7
ready
`

describe('postmaster.pid', () => {
  it('tells the process, where to connect and that the server is ready', () => {
    expect(parsePidFile(written)).toEqual({
      pid: 4711,
      port: 5432,
      socketDirectory: '/srv/sheaf/db/run',
      isStarting: false,
      isReady: true,
    })
  })

  it('tells that the server is starting or stopping, which is not ready', () => {
    const starting = parsePidFile(written.replace('ready', 'starting'))
    const stopping = parsePidFile(written.replace('ready', 'stopping'))
    expect(starting).toMatchObject({ isStarting: true, isReady: false })
    expect(stopping).toMatchObject({ isStarting: false, isReady: false })
  })

  it('names a process as soon as its first line is written', () => {
    expect(parsePidFile('4711\n')).toMatchObject({ pid: 4711, isReady: false })
  })

  it('may come from a single-user server, which writes its process id negated', () => {
    expect(parsePidFile('-4711\n/srv/sheaf/db/cluster\n')?.pid).toBe(4711)
  })

  it.each(['', '\n', 'not a number\n', '0\n'])('names no process when it holds %j', (text) => {
    expect(parsePidFile(text)).toBeUndefined()
  })
})
