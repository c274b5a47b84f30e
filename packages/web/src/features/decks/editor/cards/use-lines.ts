import { useMemo, useState } from 'react'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { type CardLine, isCardLine, linesIn } from '../../kit/rows/card-lines.ts'
import type { DeckSection } from '../../kit/rows/deck-sections.ts'

export interface OpenLines {
  has: (line: CardLine) => boolean
  toggle: (id: string) => void
}

/**
 * Which lines of cards with several rows are open. Those that a deck has at first are closed; those that an
 * edit makes are open, so that what was just edited stays in sight.
 */
export function useOpenLines(cards: readonly DeckRow[]): OpenLines {
  const [atFirst] = useState(() => withSeveralRows(cards))
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      has: ({ id, rows }) => toggled.has(id) === rows.some(({ row }) => atFirst.has(keyOf(row))),
      toggle: (id) =>
        setToggled(
          (ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
        ),
    }),
    [atFirst, toggled],
  )
}

function withSeveralRows(cards: readonly DeckRow[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    cards.map(keyOf).filter((key) => {
      const isAnother = seen.has(key)
      seen.add(key)
      return isAnother
    }),
  )
}

function keyOf({ slotType, cardName }: DeckRow): string {
  return `${slotType}/${cardName}`
}

export type ListItems = ReturnType<typeof useListItems>

/** The rows of the list, and the lines of cards with several of them. */
export function useListItems(sections: readonly DeckSection[], open: OpenLines) {
  return useMemo(() => {
    const lines = linesIn(sections)
    const ofCards = lines.filter(isCardLine)
    const byId = new Map(ofCards.map((line) => [line.id, line]))
    return {
      /** Of the lines and rows that are shown, in order. */
      ids: lines.flatMap((line) =>
        isCardLine(line) && open.has(line) ? [line.id, ...rowIds(line)] : [line.id],
      ),
      /** The lines of cards, by their own ids and by those of their rows. */
      lines: byId,
      lineOfRow: new Map(ofCards.flatMap((line) => rowIds(line).map((id) => [id, line] as const))),
      /** The rows that an item stands for. */
      membersOf(id: string): readonly string[] {
        const line = byId.get(id)
        return line ? rowIds(line) : [id]
      },
    }
  }, [sections, open])
}

function rowIds({ rows }: CardLine): string[] {
  return rows.map(({ id }) => id)
}
