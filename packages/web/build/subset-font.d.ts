declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'woff2' },
  ): Promise<Uint8Array>
  export = subsetFont
}
