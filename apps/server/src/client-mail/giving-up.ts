import { AppError } from '../http/app-error.ts'
import { TryLater } from '../jobs/jobs.ts'
import { SealError } from '../sealing/seal.ts'

/** Why a mail about a kept invoice is not sent at all. */
export type FinalProblem = 'unreadable' | 'undrawable' | 'not-taken'

const patienceMs = 4 * 24 * 60 * 60 * 1000

/** Undefined while the next attempt may do better. A fault of ours is not tried for ever either: somebody has to hear of it. */
export function finalProblem(
  error: unknown,
  tried: { readonly since: Date; readonly now: Date },
): FinalProblem | undefined {
  if (error instanceof SealError) return 'unreadable'
  if (error instanceof AppError) return 'undrawable'
  const isOverdue = tried.now.getTime() - tried.since.getTime() > patienceMs
  if (!isOverdue) return undefined
  return error instanceof TryLater ? 'not-taken' : 'undrawable'
}
