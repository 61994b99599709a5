import { AppError } from '../http/app-error.ts'
import { outageOf } from '../http/outage.ts'
import { TryLater } from '../jobs/jobs.ts'
import type { DrawPdf } from './draw-pdf.ts'
import { drawnFor } from './drawing-limits.ts'
import type { IssueOrder } from './issue-document.ts'

/** What the next attempt does not meet. */
const passing = ['rate.limited', 'server.overloaded', 'server.unavailable', 'request.abandoned']

/** The PDF for a job, which can wait while others are drawn. */
export async function drawForJob(
  drawPdf: DrawPdf,
  userId: string,
  order: IssueOrder,
): Promise<Uint8Array> {
  try {
    return (await drawPdf(userId, order, { client: drawnFor.account(userId) })).bytes
  } catch (error) {
    if (error instanceof AppError && passing.includes(error.code)) throw new TryLater(error.code)
    if (outageOf(error) !== undefined) throw new TryLater('server.unavailable')
    throw error
  }
}
