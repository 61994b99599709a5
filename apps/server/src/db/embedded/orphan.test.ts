import { describe, expect, it } from 'vitest'
import { judgePidFile } from './orphan.ts'

const cluster = '/srv/sheaf/db/cluster'
const pidFile = `4711\n${cluster}\n1794714334\n5432\n`
const postgres = '/opt/sheaf/native/bin/postgres'

describe('a pid file found at the start', () => {
  it('asks for nothing when there is none', () => {
    expect(judgePidFile(cluster, undefined, undefined)).toBe('nothing')
  })

  it('is removed when it is empty', () => {
    expect(judgePidFile(cluster, '', undefined)).toBe('remove')
  })

  it('is left to PostgreSQL when its process is dead', () => {
    expect(judgePidFile(cluster, pidFile, undefined)).toBe('leave')
  })

  it.each([
    ['an editor', 'vim /srv/sheaf/notes.txt', '/srv/sheaf'],
    ['the server of another folder', `${postgres} -D ${cluster}2 -c fsync=on`, `${cluster}2`],
    ['a shell that stands in the folder', 'bash', cluster],
  ])('is removed when it names %s, which lives on', (_, commandLine, folder) => {
    expect(judgePidFile(cluster, pidFile, { commandLine, folder })).toBe('remove')
  })

  it.each([
    ['on Linux and macOS', `${postgres} -D ${cluster} -c fsync=on`],
    ['on Windows, where paths are quoted', `"C:\\postgres.exe" -D "${cluster}" -c fsync=on`],
  ])('stops our own server that it names, %s', (_, commandLine) => {
    expect(judgePidFile(cluster, pidFile, { commandLine })).toEqual({ stop: 4711 })
  })

  it('stops our own server also after the folder was moved under it', () => {
    const view = { commandLine: `${postgres} -D /srv/old/db/cluster -c fsync=on`, folder: cluster }
    expect(judgePidFile(cluster, pidFile, view)).toEqual({ stop: 4711 })
  })
})
