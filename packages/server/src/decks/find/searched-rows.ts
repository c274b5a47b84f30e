import { actualFinish, type DeckCardInDetail, type DeckSlot, plainRow } from '@manafolio/contract'
import { leaderRow, suggestedCategory } from '@manafolio/deck'
import type { Catalogue, DeckRow } from '@manafolio/search'
import { dayIn } from '../../cards/rules.ts'
import type { CardDetails } from '../details.ts'
import { printedIn } from '../finishes.ts'

/** A row that is searched, and which one it is; null for the commander that is in no row. */
export interface SearchedRow extends DeckRow {
  slot: DeckSlot | null
}

interface SearchedDeck extends CardDetails {
  commanderId: string | null
  commanderName: string | null
}

/** For a printing: the copies of its card that the deck needs beyond those that the user owns. */
export type CountMissing = (scryfallId: string) => number

/** The rows of a deck that the catalogue knows, with the commander first if it is in none of them. */
export function searchedRows(
  catalogue: Catalogue,
  deck: SearchedDeck,
  countMissing: CountMissing,
): SearchedRow[] {
  const leader = leaderRow(deck)
  const rows = deck.cards.flatMap((row) => {
    const isCommander = row === leader || row.role === 'commander'
    const { scryfallId, slotType, finish } = row
    return searchedRow(catalogue, row, {
      isCommander,
      missing: slotType === 'considering' ? 0 : countMissing(scryfallId),
      slot: { scryfallId, slotType, finish },
    })
  })
  return leader ? rows : [...commanderRow(catalogue, deck, countMissing), ...rows]
}

type Facts = Pick<DeckCardInDetail, 'scryfallId' | 'slotType' | 'quantity' | 'card'> &
  Pick<DeckCardInDetail, 'finish' | 'categories' | 'addedAt'>

function searchedRow(
  catalogue: Catalogue,
  { scryfallId, slotType, quantity, ...row }: Facts,
  known: Pick<SearchedRow, 'isCommander' | 'missing' | 'slot'>,
): SearchedRow[] {
  const printing = catalogue.printingById.get(scryfallId)
  if (printing === undefined) return []
  const suggested = row.card ? suggestedCategory(row.card) : undefined
  const categories =
    row.categories.length > 0 ? row.categories : suggested === undefined ? [] : [suggested]
  return [
    {
      ...known,
      ...{ printing, quantity, categories, board: slotType },
      addedOn: row.addedAt === null ? 0 : dayIn(row.addedAt),
      finish: actualFinish(printedIn(catalogue, scryfallId), row.finish),
    },
  ]
}

function commanderRow(
  catalogue: Catalogue,
  { commander: card, commanderId }: SearchedDeck,
  countMissing: CountMissing,
): SearchedRow[] {
  if (commanderId === null) return []
  const facts = {
    ...plainRow,
    scryfallId: commanderId,
    slotType: 'main',
    quantity: 1,
    card,
  } as const
  const missing = countMissing(commanderId)
  return searchedRow(catalogue, facts, { isCommander: true, missing, slot: null })
}
