import { useState } from 'react'
import { toast } from './toast.ts'
import type { ToastNote } from './toast-state.ts'

type Task<Result> = {
  readonly work: () => Promise<Result>
  readonly done: (result: Result) => ToastNote
  readonly failed: (error: unknown) => ToastNote
}

/** Runs one task at a time and reports in a toast how it went. */
export function useReportedTask<Name extends string>() {
  const [pending, setPending] = useState<Name>()

  async function run<Result>(name: Name, { work, done, failed }: Task<Result>): Promise<void> {
    if (pending !== undefined) return
    setPending(name)
    try {
      toast({ duration: 2000, ...done(await work()) })
    } catch (error) {
      toast({ ...failed(error), variant: 'destructive' })
    }
    setPending(undefined)
  }

  return { pending, run }
}
