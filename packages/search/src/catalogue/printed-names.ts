import * as z from 'zod/mini'
import { otherNamesOf } from './card-names.ts'
import { quickRead } from './quick-read.ts'

/** How a card is called in a language, as printed: as a whole and on its faces. */
export interface PrintedNames {
  oracleId: string
  language: string
  names: string[]
}

const text = z.nullish(z.string())

/** What is read of a card in the service's bulk file all_cards. */
const printedCard = z.object({
  name: z.string(),
  lang: z.string(),
  oracle_id: text,
  printed_name: text,
  card_faces: z.nullish(
    z.array(z.object({ name: z.string(), oracle_id: text, printed_name: text })),
  ),
})

const readQuickly = quickRead(printedCard)

/** The names in a parsed line of that file; undefined when it is no card in one of the languages. */
export function readPrintedNames(
  value: unknown,
  languages: readonly string[],
): PrintedNames | undefined {
  const card = readQuickly(value)
  if (!card || !languages.includes(card.lang)) return undefined
  const oracleId = card.oracle_id ?? card.card_faces?.[0]?.oracle_id
  return oracleId ? { oracleId, language: card.lang, names: otherNamesOf(card) } : undefined
}
