declare module 'subset-font' {
  /** A range or one value by the tag of an axis, such as `wght`. */
  type VariationAxes = Record<string, number | { min: number; max: number }>

  function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'woff2'; variationAxes?: VariationAxes },
  ): Promise<Uint8Array>

  namespace subsetFont {
    export type { VariationAxes }
  }

  export = subsetFont
}
