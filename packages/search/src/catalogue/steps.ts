/** A stretch of a file which some work needs next. */
export interface Stretch {
  offset: number
  /** To be filled with the bytes. */
  into: Uint8Array<ArrayBuffer>
}

/**
 * Work in small steps: after each, others may have their turn. When a step gives a stretch, it must
 * be filled before the next.
 */
export type Steps<Result> = Generator<Stretch | undefined, Result, void>

/** Fills a piece of memory, and gives it back. */
export function* filled(
  offset: number,
  into: Uint8Array<ArrayBuffer>,
): Steps<Uint8Array<ArrayBuffer>> {
  if (into.length > 0) yield { offset, into }
  return into
}
