declare module 'subset-font' {
  export type Axes = Record<string, number | { readonly min: number; readonly max: number }>

  type Options = {
    readonly targetFormat: 'woff2'
    readonly variationAxes: Axes
    readonly keepFeatures: readonly string[]
  }

  /** The font with the letters of the text only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
