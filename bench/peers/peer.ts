/** An engine that finds the texts which contain a substring. */
export interface Peer {
  readonly name: string
  /** False when it finds words rather than substrings, so that its counts differ. */
  readonly isExact: boolean
  /** Indexes the folded texts, in the order of their cards' names. */
  build(texts: readonly string[]): void | Promise<void>
  find(text: string): Found | Promise<Found>
  close(): void | Promise<void>
}

export interface Found {
  count: number
  /** Indices of the first texts, in the order of names. */
  first: number[]
}

/** The size of a page of results in the app. */
export const firstFound = 60
