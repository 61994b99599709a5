import { readdir, readFile } from 'node:fs/promises'

export type ChildProcessView = {
  readonly pid: number
  readonly commandLine: string
  /** Of a processor, in hundredths of a second. */
  readonly ticks: number
}

/** The processes that a process has started, where /proc tells. */
export async function childrenOf(parent: number): Promise<ChildProcessView[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const seen = await Promise.all(pids.map((pid) => viewIfChild(pid, parent)))
  return seen.filter((view) => view !== undefined)
}

async function viewIfChild(pid: number, parent: number): Promise<ChildProcessView | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The fields follow the name in brackets, which may itself hold brackets and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (Number(fields[1]) !== parent) return undefined
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return { pid, commandLine, ticks: Number(fields[11]) + Number(fields[12]) }
}
