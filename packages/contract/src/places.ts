import { z } from 'zod'

/** Asked for with a preview: where each field stands, for a sheet that is its own editor. */
export const placesOrderSchema = z.object({
  /** What empty fields show in their place, by the names of the fields. They are drawn paler than what is filled. */
  ghosts: z.record(z.string().max(60), z.string().min(1).max(60)),
})

const boxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})

/** Lengths are points of the page, from its upper left corner. */
export const placeSchema = z.object({
  /** As the form calls it: 'vendorName', 'lineItems.2.description'. */
  field: z.string(),
  /** The first page is 0. */
  page: z.number(),
  /** One for each line of the text, in reading order; around the letters. */
  boxes: z.array(boxSchema),
  face: z.object({
    family: z.string(),
    size: z.number(),
    weight: z.string(),
    isItalic: z.boolean(),
    color: z.string(),
  }),
  /** 'start', 'end', 'left', 'center' or 'right'. */
  align: z.string(),
  isGhost: z.boolean(),
})

export const placesSchema = z.array(placeSchema)

export type Place = z.infer<typeof placeSchema>

export type PlacesOrder = z.infer<typeof placesOrderSchema>

/** The preview is a page of HTML; what it says about places stands in the element of this id, as JSON. */
export const placesElementId = 'places'
