/** A line drawing on a grid of 48, within 5 … 43. The accent takes the second colour. */
export type Icon = {
  readonly lines: string
  readonly accent: string
  readonly accentIsSolid?: true
}
