/** Where a field of the document stands on the sheet. Lengths are points of the page, from its upper left corner. */
export type Place = {
  /** As the form calls it: 'vendorName', 'lineItems.2.description'. */
  readonly field: string
  /** The first page is 0. */
  readonly page: number
  /** One for each line of the text, in reading order. */
  readonly boxes: readonly Box[]
  readonly face: Face
  /** Where the lines of the text begin: 'start', 'end', 'left', 'center' or 'right'. */
  readonly align: string
  /** Nothing is filled in yet: what stands there says what belongs there. */
  readonly isGhost: boolean
}

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Face = {
  /** In lower case, as the typesetter calls it. */
  readonly family: string
  readonly size: number
  readonly weight: string
  readonly isItalic: boolean
  /** '#rrggbb', or '#rrggbbaa'. */
  readonly color: string
}
