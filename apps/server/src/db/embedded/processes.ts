import { readdir, readFile, readlink } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './run.ts'

export type ProcessView = { readonly commandLine: string; readonly folder?: string | undefined }

/** The postmaster of this cluster, and not, say, an editor that took over its process id after a reboot. */
export function isPostmasterOf(cluster: string, view: ProcessView): boolean {
  const words = ` ${view.commandLine.replaceAll('"', '')} `
  if (!words.includes('postgres')) return false
  // The folder catches a data folder that was moved while its postmaster lived on.
  return words.includes(` -D ${cluster} `) || view.folder === cluster
}

/** Undefined when there is no such process, or only what is left of a dead one that nobody waited for. */
export async function viewProcess(pid: number): Promise<ProcessView | undefined> {
  if (process.platform === 'linux') return await viewThroughProc(pid)
  const { code, output } = await (process.platform === 'win32'
    ? run('powershell.exe', [
        '-NoProfile',
        '-Command',
        `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`,
      ])
    : run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]))
  return code === 0 && output !== '' ? { commandLine: output } : undefined
}

async function viewThroughProc(pid: number): Promise<ProcessView | undefined> {
  try {
    const commandLine = (await readFile(`/proc/${pid}/cmdline`, 'utf8'))
      .replaceAll('\0', ' ')
      .trim()
    if (commandLine === '') return undefined
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return { commandLine, folder }
  } catch {
    return undefined
  }
}

/** Finds a postmaster whose pid file is lost. Only where /proc makes that cheap. */
export async function findPostmasters(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(
    pids.map(async (pid) => {
      const view = await viewThroughProc(pid)
      // By command line alone: the children of a postmaster work in the same folder.
      return view !== undefined && isPostmasterOf(cluster, { commandLine: view.commandLine })
    }),
  )
  return pids.filter((_, index) => found[index])
}

export async function hasEndedWithin(milliseconds: number, pid: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (await isRunning(pid)) {
    if (performance.now() > deadline) return false
    await pause(20)
  }
  return true
}

async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The state follows the name in brackets, which may itself hold brackets and spaces.
  const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
  return state !== '' && state !== 'Z' && state !== 'X'
}
