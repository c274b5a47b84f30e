/** Something that finds the texts which contain a piece of text. */
export interface Peer {
  readonly name: string
  /** False when it finds words and not any piece of text, so that its counts differ. */
  readonly isExact: boolean
  /** Takes the folded texts, in the order of their cards' names. */
  build(texts: readonly string[]): void | Promise<void>
  find(text: string): Found | Promise<Found>
  close(): void | Promise<void>
}

export interface Found {
  count: number
  /** Places of the first texts, in the order of names. */
  first: number[]
}

/** As many as a page of ours shows. */
export const firstFound = 60
