import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../apps/server/src/env.ts'
import { root } from './run-program.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const image = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('deploy/sheaf.service')
const workflow = read('.github/workflows/check.yml')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Not Sheaf's own: what Node and the shell read. */
const ofOthers = ['NODE_ENV', 'PATH']

/** All variables that the server reads, by the schemas that it reads them with. */
const known = globSync('apps/server/src/**/{env,env-source}.ts', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
)

/** What the image says about itself, and the unit, as NAME=value. */
function settingsIn(text: string, line: RegExp): Record<string, string> {
  const found = line.exec(text)?.[1] ?? ''
  return Object.fromEntries(
    found.split(' ').map((setting) => setting.split('=') as [string, string]),
  )
}

const ofImage = settingsIn(image, /^ENV (.*)$/m)
const ofUnit = settingsIn(unit, /^Environment=(.*)$/m)

/** The environment of the service called sheaf; what is asked of the operator is filled in. */
function ofCompose(): Record<string, string> {
  const [, service = ''] = /^ {2}sheaf:\n((?: {4}.*\n|\n)*)/m.exec(compose) ?? []
  const lines = [...service.matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)]
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [
      name,
      value
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(64))
        .replaceAll('"', ''),
    ]),
  )
}

describe('files to run Sheaf with', () => {
  it('name only variables that the server reads', () => {
    const named = Object.keys({ ...ofImage, ...ofUnit, ...ofCompose() })
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !ofOthers.includes(name) && !known.includes(name))).toEqual([])
  })

  it('give it an environment that it starts with', () => {
    expect(readEnv(ofImage)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' })
    const composed = readEnv({ ...ofImage, ...ofCompose() })
    expect(composed.databaseUrl).toMatch(/^postgres:\/\/sheaf:x+@postgres:5432\/sheaf$/)
    expect(composed.s3).toMatchObject({ endpoint: 'http://objects:7070', bucket: 'sheaf' })
    expect(composed.smtpUrl).toBeUndefined()
    expect(readEnv(ofUnit)).toMatchObject({ dataDir: '/var/lib/sheaf' })
  })

  it('start programs that there are, on the pinned Node', () => {
    const [, start] = /^ExecStart=\/opt\/sheaf\/(.*)$/m.exec(unit) ?? []
    expect(start).toBe('node_modules/node/bin/node apps/server/src/main.ts')
    const run = [...image.matchAll(/CMD \["node", "([^"]+)"\]/g)].map(([, file = '']) => file)
    expect(run).toHaveLength(2)
    expect([...run, 'scripts/build.ts'].filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(ofImage.PATH).toContain('/app/node_modules/node/bin')
    expect(image).toContain("import('./scripts/build.ts')")
  })

  it('leave nothing out of the image that the server or the build of the web app needs', () => {
    const left = read('.dockerignore').split('\n').filter(Boolean)
    for (const needed of ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json']) {
      expect(left).not.toContain(needed)
    }
    expect(left).toContain('!tests/package.json')
    expect(left).toContain('data')
  })

  it('call the two commands of the README', () => {
    const [, commands = ''] =
      /## Two commands[\s\S]*?```\n([\s\S]*?)```/.exec(read('README.md')) ?? []
    const names = [...commands.matchAll(/^npm (\w+)/gm)].map(([, name = '']) => name)
    expect(names).toEqual(['start', 'test'])
    for (const name of names) {
      expect(workflow).toContain(`npm ${name}`)
      expect(scripts).toHaveProperty(name)
    }
  })
})
