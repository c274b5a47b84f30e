import * as z from 'zod/mini'

const setInfo = z.object({ code: z.string(), name: z.string(), type: z.string(), id: z.string() })
export type SetInfo = z.infer<typeof setInfo>

const texts = z.readonly(z.array(z.string()))

/** What a catalogue says about itself, and the words that its numbers stand for. */
export const catalogueMeta = z.object({
  source: z.enum(['sample', 'bulk']),
  /** What it was built from, to know the same file again. */
  fingerprint: z.string(),
  /** The day of the prices, yyyy-mm-dd; "" when it is unknown. */
  pricesAsOf: z.string(),
  cardCount: z.int(),
  printingCount: z.int(),
  /** Languages of which the names of cards are known, other than those of the printings. */
  nameLanguages: texts,
  formats: z.array(z.string()),
  sets: z.array(setInfo),
  /** Distinct mana costs as printed, those of faces joined by " // ". */
  manaCosts: texts,
  /** Distinct artists, sorted; those of faces joined by " & ". */
  artists: texts,
  /** Distinct collector numbers, in lower case. */
  numbers: texts,
  rulingSources: texts,
  /** The tags in facets by their words, as people read them, with the words of the wider ones. */
  tags: z.record(z.string(), z.object({ name: z.string(), wider: z.array(z.string()) })),
  /** What advice on decks compares cards by, such as “role:ramp”, sorted. */
  adviceTags: texts,
  /** Which of the keys that traits need occur in the card data. */
  keys: texts,
  /** What the facet columns speak of, such as "frame:2015". */
  facets: z.object({ card: texts, printing: texts }),
})
export type CatalogueMeta = z.infer<typeof catalogueMeta>
