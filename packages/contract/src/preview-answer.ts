import { z } from 'zod'
import { placesSchema } from './places.ts'

/** A preview as JSON: what the HTML page holds, in its parts. */
export const previewAnswerSchema = z.object({
  title: z.string(),
  /** One SVG for each sheet of paper. */
  pages: z.array(z.string()),
  /** In points. */
  pageSize: z.object({ width: z.number(), height: z.number() }),
  /** What stands on the pages, line by line, for those who do not see them. */
  text: z.string(),
  /** Where the fields stand, in reading order; empty when that was not asked for. */
  places: placesSchema,
  /** The totals by their names on the wire, as plain decimals: `{ subtotal: '100.00', total: '120.00' }`. */
  figures: z.record(z.string(), z.string()),
})

export type PreviewAnswer = z.infer<typeof previewAnswerSchema>
