import type { DeckCardChange, DeckCardInDetail, DeckRole, DeckSlot } from '@manafolio/contract'
import { limits, slotKey } from '@manafolio/contract'
import type { DeckChange } from '../deck-change.ts'
import { type DeckEntry, type DeckSheet, entriesIn, type Place } from '../deck-sheet.ts'

/** Some copies of an entry. */
export interface Taken {
  entry: DeckEntry
  copies: number
}

/** The order in which copies are removed. */
const sparest: readonly Place[] = ['side', 'main', 'companion', 'signature_spell', 'commander']

/** Removes the copies of a card that matter least. */
export function sparestCopies(entries: readonly DeckEntry[], copies: number): Taken[] {
  let left = copies
  return [...entries]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((entry) => {
      const taken = Math.min(entry.quantity, left)
      left -= taken
      return { entry, copies: taken }
    })
    .filter((taken) => taken.copies > 0)
}

function rankOf({ place, isLocked }: DeckEntry): number {
  return sparest.indexOf(place) * 2 + (isLocked ? 1 : 0)
}

/** Undefined when no row would change: a commander that is separate from the cards. */
export function removal(sheet: DeckSheet, taken: readonly Taken[]): DeckChange | undefined {
  const perRow = copiesPerRow(taken)
  if (perRow.size === 0) return undefined
  const gone = taken.flatMap(({ entry, copies }) => (copies === entry.quantity ? [entry] : []))
  const cards = [...perRow].map(([row, copies]) => {
    const isRoleGone = gone.some((entry) => entry.row === row && entry.place === row.role)
    return rowWith(row, row.quantity - copies, isRoleGone ? null : row.role)
  })
  return withHeir(sheet, cards, gone)
}

/** Several entries may be of one row, such as a companion and plain copies. */
function copiesPerRow(taken: readonly Taken[]): Map<DeckCardInDetail, number> {
  const perRow = new Map<DeckCardInDetail, number>()
  for (const { entry, copies } of taken) {
    if (entry.row) perRow.set(entry.row, (perRow.get(entry.row) ?? 0) + copies)
  }
  return perRow
}

export function removalOf(sheet: DeckSheet, entries: readonly DeckEntry[]): DeckChange | undefined {
  return removal(
    sheet,
    entries.map((entry) => ({ entry, copies: entry.quantity })),
  )
}

/** Removes the roles of entries; a commander that was separate is added to the cards. */
export function withoutRoles(
  sheet: DeckSheet,
  entries: readonly DeckEntry[],
): DeckChange | undefined {
  if (entries.some(({ row, scryfallId }) => !row && scryfallId === '')) return undefined
  const cards = entries.map((entry) =>
    entry.row ? rowWith(entry.row, entry.row.quantity, null) : mainRowOf(entry),
  )
  return withHeir(sheet, cards, entries)
}

/** The first commander is stored in the deck: when it is removed, the other one replaces it. */
function withHeir(
  sheet: DeckSheet,
  cards: readonly DeckCardChange[],
  gone: readonly DeckEntry[],
): DeckChange {
  const leader = leaderOf(sheet)
  if (!leader || !gone.includes(leader)) return { cards }
  const heir = entriesIn(sheet, 'commander').find((entry) => !gone.includes(entry))
  if (!heir?.row) return { cards, facts: nobody }
  const { commanderColor } = sheet // the color may be of the one that stays
  const facts = { ...factsOf(heir), commanderColor }
  return { cards: [...cards, ...unmarked(heir.row, cards)], facts }
}

const nobody = { commanderId: null, commanderName: null, commanderColor: null }

function unmarked(row: DeckCardInDetail, cards: readonly DeckCardChange[]): DeckCardChange[] {
  const isChanged = cards.some(
    ({ finish = 'nonfoil', ...slot }) => slotKey({ ...slot, finish }) === slotKey(row),
  )
  return isChanged ? [] : [rowWith(row, row.quantity, null)]
}

/** The leader stored in the deck, not in a role. */
function leaderOf(sheet: DeckSheet): DeckEntry | undefined {
  const { commanderId, commanderName } = sheet
  const commanders = entriesIn(sheet, 'commander')
  return (
    commanders.find(({ row }) => row === null) ??
    commanders.find(({ scryfallId }) => scryfallId === commanderId) ??
    commanders.find(({ cardName }) => cardName === commanderName)
  )
}

/** Whether a row has no copy with a role: only one of a row can have one. */
export function isPlainRow({ row, place, quantity }: DeckEntry): boolean {
  return place === row?.slotType && quantity === row.quantity
}

export function madeCommander(entry: DeckEntry): DeckChange | undefined {
  if (!entry.row) return undefined
  return { cards: [rowWith(entry.row, entry.row.quantity, null)], facts: factsOf(entry) }
}

export function withRole(entries: readonly DeckEntry[], role: DeckRole): DeckChange {
  return { cards: entries.flatMap(({ row }) => (row ? [rowWith(row, row.quantity, role)] : [])) }
}

/** Undefined when a row would have too many copies. */
export function movedToMain(sheet: DeckSheet, taken: readonly Taken[]): DeckChange | undefined {
  const cards = [...copiesPerRow(taken)].flatMap(([row, copies]) => {
    const there = rowIn(sheet, { ...row, slotType: 'main' })
    const left = rowWith(row, row.quantity - copies)
    const quantity = (there?.quantity ?? 0) + copies
    const moved = there ? rowWith(there, quantity) : { ...rowWith(row, quantity, null), ...inMain }
    return [left, moved]
  })
  if (cards.some(({ quantity }) => quantity > limits.deckQuantityMax)) return undefined
  return { cards }
}

const inMain = { slotType: 'main' } as const

function rowIn({ entries }: DeckSheet, slot: DeckSlot): DeckCardInDetail | null {
  const rows = entries.flatMap(({ row }) => row ?? [])
  return rows.find((row) => slotKey(row) === slotKey(slot)) ?? null
}

function factsOf({ scryfallId, cardName }: DeckEntry): NonNullable<DeckChange['facts']> {
  return { commanderId: scryfallId, commanderName: cardName, commanderColor: null }
}

function rowWith(
  { scryfallId, cardName, tcgplayerId, slotType, finish, isLocked, ...row }: DeckCardInDetail,
  quantity: number,
  role = row.role,
): DeckCardChange {
  return { scryfallId, cardName, tcgplayerId, quantity, slotType, finish, role, isLocked }
}

function mainRowOf({ scryfallId, cardName, card }: DeckEntry): DeckCardChange {
  const tcgplayerId = card?.tcgplayerId ?? null
  return { scryfallId, cardName, tcgplayerId, quantity: 1, ...inMain, role: null, isLocked: false }
}
