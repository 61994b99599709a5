import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package where that can be done without asking: on Debian, as root. */
export function installOnDebian(name: string, purpose: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.error(`Installing the package ${name} for ${purpose} …`)
  apt(['update', '-q'])
  apt(['install', '-q', '-y', '--no-install-recommends', name])
}

function apt(args: string[]): void {
  const options = ['-o', 'DPkg::Lock::Timeout=300']
  // apt's own chatter is only of use when it fails.
  const result = spawnSync('apt-get', [...options, ...args], { encoding: 'utf8' })
  if (result.status !== 0) console.error(result.stdout, result.stderr)
}
