import {
  availableFinish,
  type DeckCardChange,
  type DeckListLine,
  joinedCategories,
  limits,
  slotKey,
} from '@manafolio/contract'

/** The deck that the lines of a list add up to. */
export interface ListedDeck {
  /** One row for each printing, finish and slot, including the commander. */
  cards: DeckCardChange[]
  commanderId: string | null
  commanderName: string | null
  /** A color is chosen for one of its commanders. */
  choosesColor: boolean
  /** Cards with more copies in the list than a row can hold: the excess is left out. */
  capped: string[]
}

/** Uses the lines that are ready or to be checked, and leaves out all others. */
export function listedDeck(lines: readonly DeckListLine[]): ListedDeck {
  const rows = new Map<string, DeckCardChange>()
  const taken = lines.flatMap((line) => copiesOf(line) ?? [])
  for (const copies of taken) {
    const key = slotKey(copies)
    rows.set(key, joined(rows.get(key), copies))
  }
  const leading = lines.filter((line) => isLeading(line) && copiesOf(line))
  const leader = leading.find(({ isCommander }) => isCommander)?.printing
  return {
    cards: [...rows.values()].map(asRow),
    commanderId: leader?.scryfallId ?? null,
    commanderName: leader?.cardName ?? null,
    choosesColor: leading.some(({ printing }) => printing?.choosesColor),
    capped: [...rows.values()].filter(isTooMany).map(({ cardName }) => cardName),
  }
}

function isLeading({ isCommander, role }: DeckListLine): boolean {
  return isCommander || role === 'commander'
}

function copiesOf(line: DeckListLine) {
  const { state, printing, quantity, slotType, role, categories, note } = line
  if (state !== 'ready' && state !== 'check') return undefined
  if (printing === null || quantity === null || slotType === null) return undefined
  const { scryfallId, cardName, tcgplayerId } = printing
  const marks = {
    role,
    ...(categories.length > 0 && { categories }),
    ...(note !== null && { note }),
  }
  // Another printing may have been chosen, which does not come in the finish of the list.
  const finish = availableFinish(printing.finishes, line.finish)
  return { scryfallId, cardName, tcgplayerId, quantity, slotType, finish, ...marks }
}

/** A row has one role and note, those of the first line that has some, and the categories of all. */
function joined(there: DeckCardChange | undefined, coming: DeckCardChange): DeckCardChange {
  if (!there) return coming
  const categories = joinedCategories(there.categories ?? [], coming.categories ?? [])
  const note = there.note ?? coming.note
  return {
    ...there,
    ...(note && { note }),
    quantity: there.quantity + coming.quantity,
    role: there.role ?? coming.role ?? null,
    ...(categories.length > 0 && { categories }),
  }
}

function isTooMany({ quantity }: DeckCardChange): boolean {
  return quantity > limits.deckQuantityMax
}

function asRow(row: DeckCardChange): DeckCardChange {
  return { ...row, quantity: Math.min(row.quantity, limits.deckQuantityMax) }
}
