import { useEffect, useRef, useState } from 'react'
import { type FileRead, readFiles } from '#studio/export/read-files.ts'

export type Progress = { readonly done: number; readonly total: number }

// Often enough to look alive; each time draws the table once, however many files were read.
const tellEveryMs = 300

/** Reads files, tells of them in bunches and can be stopped. It stops when the screen is left. */
export function useReading(onReads: (reads: readonly FileRead[]) => void) {
  const [progress, setProgress] = useState<Progress>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    leaving.current ??= new AbortController()
    const current = leaving.current
    const { signal } = current
    let reads: FileRead[] = []
    setProgress((known) => ({ done: known?.done ?? 0, total: (known?.total ?? 0) + files.length }))
    const timer = setInterval(tell, tellEveryMs)

    function tell() {
      if (reads.length === 0) return
      const { length } = reads
      onReads(reads)
      reads = []
      setProgress((known) => known && { ...known, done: known.done + length })
    }

    await readFiles(files, { signal, onRead: (read) => reads.push(read) })
    clearInterval(timer)
    tell()
    if (!signal.aborted)
      setProgress((known) => (known && known.done < known.total ? known : undefined))
  }

  function cancel() {
    leaving.current?.abort()
    leaving.current = undefined
    setProgress(undefined)
  }

  return { progress, add, cancel }
}
