import {
  type Deck,
  type DeckCard,
  type DeckFactsThen,
  type DeckTexts,
  limits,
} from '@manafolio/contract'
import { currentId, currentIds } from '../../cards/changes/rules.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder, type YieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import type { Tx } from '../change.ts'
import { type Rows, rowAt, rowsOf } from '../rows.ts'
import { withoutEdits } from '../texts/text-edits.ts'
import { changesAfter, findChangeUpTo } from './change-store.ts'
import { type EarlierRow, type EarlierRows, undoRowChange } from './earlier-rows.ts'
import { factsThenOf, type RecordedChange } from './recorded-change.ts'

export interface DeckAt {
  facts: DeckFactsThen
  texts: DeckTexts
  rows: Rows
  happenedAt: string
}

/** Everything of a deck that its history knows. */
interface DeckNow {
  deck: Deck
  rows: Rows
  texts: DeckTexts
}

/**
 * A deck as it was in a version, by taking back what was done to it since; its cards are under the
 * ids that they have now. Nobody may change it meanwhile.
 */
export async function deckAt(
  tx: Tx,
  { deck, rows, texts, version }: DeckNow & { version: number },
): Promise<DeckAt> {
  if (version > deck.version) throw new AppError('deck_version_not_found')
  const made = await findChangeUpTo(tx, deck, version)
  const way = wayFrom({ deck, rows, texts })
  for await (const changes of changesAfter(tx, deck, version)) await goBack(tx, way, changes)
  // Of what was before the first change that was written down only its outcome is known.
  if (!made && way.version > version) throw new AppError('deck_version_not_found')
  const { commanderId, coverId } = way.facts
  const isLeader = commanderId === null || commanderId === deck.commanderId
  return {
    facts: {
      ...way.facts,
      commanderId: isLeader ? commanderId : await currentId(tx, commanderId),
      coverId: coverId && (await currentId(tx, coverId)),
    },
    texts: way.texts,
    rows: rowsOf([...way.rows.values()].flatMap((row) => cardThen(deck, rows, row))),
    happenedAt: made?.happenedAt ?? deck.createdAt,
  }
}

/** How far the way has led, and how the deck was there. */
interface WayBack {
  now: Rows
  version: number
  facts: DeckFactsThen
  texts: DeckTexts
  rows: EarlierRows
  yieldToEventLoop: YieldToEventLoop
}

function wayFrom({ deck, rows: now, texts }: DeckNow): WayBack {
  const { version } = deck
  return {
    now,
    version,
    facts: factsThenOf(deck),
    texts,
    rows: new Map(now),
    yieldToEventLoop: eventLoopYielder(),
  }
}

async function goBack(tx: Tx, way: WayBack, changes: readonly RecordedChange[]) {
  const named = changes.flatMap(({ cards }) => cards.map(({ scryfallId }) => scryfallId))
  const ids = await currentIds(tx, [...new Set(named)])
  for (const { version, factsBefore, cards, texts } of changes) {
    for (const change of cards) {
      const { slotType, finish, scryfallId: id } = change
      // A row that was not moved to its new id yet is moved soon.
      const scryfallId = rowAt(way.now, change) ? id : (ids.get(id) ?? id)
      undoRowChange(way.rows, { slotType, scryfallId, finish }, change)
    }
    way.facts = factsBefore ?? way.facts
    way.texts = withoutEdits(way.texts, texts)
    way.version = version - 1
    await way.yieldToEventLoop()
  }
}

function cardThen(deck: Deck, now: Rows, row: EarlierRow): DeckCard[] {
  if (row.quantity <= 0) return []
  const quantity = Math.min(row.quantity, limits.deckQuantityMax)
  // Whether the printing is listed is of today.
  const { withdrawnAt, addedAt } = rowAt(now, row) ?? { withdrawnAt: null, addedAt: null }
  return [{ ...row, deckId: deck.id, quantity, withdrawnAt, addedAt }]
}
