import { describe, expect, it } from 'vitest'
import { serverArguments } from './settings.ts'

describe('the settings of the server', () => {
  it('open no network port where there are Unix sockets', () => {
    const args = serverArguments('/c', { kind: 'socket', directory: '/c/run', port: 5432 })
    expect(args).toContain('listen_addresses=')
    expect(args).toContain('unix_socket_directories=/c/run')
  })

  it('listen on loopback alone where there are none', () => {
    const args = serverArguments('/c', { kind: 'loopback', port: 6543, password: 'secret' })
    expect(args).toContain('listen_addresses=127.0.0.1')
    expect(args).toContain('unix_socket_directories=')
    expect(args.join(' ')).not.toContain('secret')
  })

  it('put another word after the folder, by which the process is recognised later', () => {
    expect(serverArguments('/c', { kind: 'socket', directory: '/r', port: 1 }).slice(0, 3)).toEqual(
      ['-D', '/c', '-c'],
    )
  })
})
