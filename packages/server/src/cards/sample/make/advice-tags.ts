import type { CardObject } from '@manafolio/search'
import { shownTags, tagCorrections } from '../../advice-measures.ts'
import { cardIn, sampleLines } from '../../sample.ts'
import type { KnownCard } from './known-card.ts'
import { writeLines } from './sample-file.ts'

/**
 * Gives the cards of a file of the sample the advice tags of their real rules texts, where the texts of
 * the sample show others. Nothing else of the file changes.
 */
export async function writeAdviceTags(file: URL, cards: readonly KnownCard[]): Promise<void> {
  const tags = new Map(cards.map(({ first }) => [first.oracle_id, shownTags(first)]))
  const { head, lines, printingsIn } = await sampleLines(file)
  const tagged = lines.map((line) => {
    const { advice_tags: _, printings, ...card } = JSON.parse(line)
    const [first = {}] = printingsIn(JSON.stringify({ ...card, printings }))
    const corrections = correctionsFor(cardIn(first), tags)
    const described = corrections.length > 0 ? { ...card, advice_tags: corrections } : card
    return JSON.stringify({ ...described, printings })
  })
  await writeLines(file, [...head, ...tagged])
}

function correctionsFor(card: CardObject, tags: ReadonlyMap<unknown, readonly string[]>): string[] {
  const id = card.oracle_id ?? card.card_faces?.[0]?.oracle_id
  const full = tags.get(id)
  return full ? tagCorrections(full, shownTags(card)) : []
}
