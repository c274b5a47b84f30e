import {
  type DeckDetail,
  finishes,
  plainRow,
  type SlotType,
  slotKey,
  slotTypes,
} from '@manafolio/contract'
import { leaderRow } from '@manafolio/deck'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { roleNames } from '../../../../card-kit/role-names.ts'
import { slotNames } from '../../../../card-kit/slot-names.ts'
import type { DeckRow } from '../deck-actions.ts'
import { priceOf } from './card-price.ts'
import { hiddenRows } from './categories.ts'
import { type Grouping, type GroupingContext, groupingFacts } from './groupings.ts'
import { manaValueOf } from './mana-value.ts'
import type { NeededById } from './owned-groups.ts'

/** A row with its key, unique in the deck. */
export interface ListedRow {
  id: string
  row: DeckRow
}

export interface CardGroup {
  label: string
  copies: number
  /** In US dollars, of all copies; null where no card has a price. */
  value: number | null
  rows: readonly ListedRow[]
  /** The rows by board, where groups are over the boards and there are several. */
  boards?: readonly BoardPart[]
}

/** The rows of a group that are on one board. */
interface BoardPart {
  slot: SlotType
  copies: number
  rows: readonly ListedRow[]
}

export interface DeckSection {
  slot: 'commander' | 'signature_spell' | SlotType | 'all'
  /**
   * Without those that are hidden from counts. Commanders and signature spells are of the main deck, which counts
   * them too.
   */
  copies: number
  groups: readonly CardGroup[]
}

export const commanderRowId = 'commander'

export const sectionTitles: Record<DeckSection['slot'], string> = {
  ...roleNames,
  ...slotNames,
  all: 'All boards',
}

/** Whether the boards of a deck stand over its groups, or within each of them. */
export const boardPlaces = ['over', 'within'] as const
type BoardPlace = (typeof boardPlaces)[number]

interface Arrangement {
  grouping: Grouping
  boards?: BoardPlace
  /** For groups by what is owned. */
  needed?: NeededById
}

/**
 * The sections of a deck: commanders, signature spells, the rest of the main deck, the sideboard with the
 * companion first, and what is only considered; or, with the boards within groups, the rest of all three.
 * Empty ones are omitted.
 */
export function sectionsOf(
  deck: DeckDetail,
  { grouping, boards = 'over', needed = new Map() }: Arrangement,
): DeckSection[] {
  const context = { categories: deck.categories, needed }
  const hidden = hiddenRows(deck)
  const leader = leaderRow(deck)
  const placed = deck.cards.map((row) => ({
    row,
    place: row === leader ? 'commander' : placeOf(row),
  }))
  const at = (place: ReturnType<typeof placeOf>) =>
    placed.flatMap((one) => (one.place === place ? one.row : []))
  const sections: DeckSection[] = [
    sectionOf('commander', [commanderGroup(deck, leader, at('commander'))]),
    sectionOf('signature_spell', [groupOf(roleNames.signature_spell, at('signature_spell'))]),
    ...(boards === 'over' ? onBoards() : [overBoards()]),
  ]
  const main = sections.filter(({ slot }) => slot !== 'side' && slot !== 'considering')
  return sections
    .map((section) => ({
      ...section,
      copies:
        section.slot === 'main' || section.slot === 'all'
          ? main.reduce((sum, { copies }) => sum + copies, 0)
          : section.copies,
      groups: section.groups.filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)

  function onBoards(): DeckSection[] {
    const groups = (slot: SlotType) => groupsOf(at(slot), grouping, context)
    const companions = groupOf(roleNames.companion, at('companion'))
    return [
      sectionOf('main', groups('main'), hidden),
      sectionOf('side', [companions, ...groups('side')], hidden),
      sectionOf('considering', groups('considering')),
    ]
  }

  function overBoards(): DeckSection {
    const rows = [...at('main'), ...at('companion'), ...at('side'), ...at('considering')]
    return sectionOf('all', groupsOf(rows, grouping, context).map(withBoards), hidden)
  }
}

function placeOf({ role, slotType }: DeckRow) {
  return role ?? slotType
}

function sectionOf(
  slot: DeckSection['slot'],
  groups: readonly CardGroup[],
  hidden: ReadonlySet<DeckRow> = new Set(),
): DeckSection {
  const counted = groups
    .flatMap(({ rows }) => rows.map(({ row }) => row))
    .filter((row) => !hidden.has(row) && (slot !== 'all' || row.slotType !== 'considering'))
  return { slot, groups, copies: copiesIn(counted) }
}

/** Its rows in the order of the boards. Copies of what is only considered are none of the group's. */
function withBoards(group: CardGroup): CardGroup {
  const boards = slotTypes
    .map((slot) => ({ slot, rows: group.rows.filter(({ row }) => row.slotType === slot) }))
    .filter(({ rows }) => rows.length > 0)
    .map((board) => ({ ...board, copies: copiesIn(board.rows.map(({ row }) => row)) }))
  const counted = boards.filter(({ slot }) => slot !== 'considering')
  return {
    ...group,
    boards,
    rows: boards.flatMap(({ rows }) => rows),
    copies: counted.reduce((sum, { copies }) => sum + copies, 0),
  }
}

export function copiesIn(rows: readonly DeckRow[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The commander of the deck comes first, then cards with the commander role. */
function commanderGroup(
  deck: DeckDetail,
  leader: DeckRow | undefined,
  commanders: readonly DeckRow[],
): CardGroup {
  const first = leader ? [listed(leader)] : commanderWithoutRow(deck)
  const others = commanders.filter((row) => row !== leader).map(listed)
  const rows = [...first, ...others]
  return {
    ...groupOf(
      roleNames.commander,
      rows.map(({ row }) => row),
    ),
    rows,
  }
}

/** A commander that has no row in the deck is shown as a row. */
function commanderWithoutRow(deck: DeckDetail): ListedRow[] {
  const { commander: card, commanderId, commanderName } = deck
  const cardName = card?.name ?? commanderName
  if (!cardName) return []
  const row: DeckRow = {
    deckId: deck.id,
    scryfallId: card?.id ?? commanderId ?? '',
    cardName,
    card,
    tcgplayerId: card?.tcgplayerId ?? null,
    quantity: 1,
    slotType: 'main',
    ...plainRow,
  }
  return [{ id: commanderRowId, row }]
}

function groupsOf(
  rows: readonly DeckRow[],
  grouping: Grouping,
  context: GroupingContext,
): CardGroup[] {
  const { groupsIn, groupOf: labelOf } = groupingFacts[grouping]
  const labels = new Map(rows.map((row) => [row, labelOf(row, context)]))
  const ordered = rows.toSorted(grouping === 'price' ? mostExpensiveFirst : lowestManaFirst(rows))
  return groupsIn(rows, context)
    .map((label) =>
      groupOf(
        label,
        ordered.filter((row) => labels.get(row) === label),
      ),
    )
    .filter((group) => group.rows.length > 0)
}

function groupOf(label: string, rows: readonly DeckRow[]): CardGroup {
  return { label, copies: copiesIn(rows), value: totalValue(rows), rows: rows.map(listed) }
}

/** In US dollars; null where no card has a price. */
export function totalValue(rows: readonly DeckRow[]): number | null {
  const prices = rows.flatMap((row) => {
    const price = priceOf(row)
    return price ? price.usd * row.quantity : []
  })
  return prices.length > 0 ? prices.reduce((sum, price) => sum + price) : null
}

function listed(row: DeckRow): ListedRow {
  return { id: slotKey(row), row }
}

const names = new Intl.Collator('en', { numeric: true })

function lowestManaFirst(rows: readonly DeckRow[]) {
  const values = new Map(rows.map((row) => [row, manaOf(row)]))
  const manaValue = (row: DeckRow) => values.get(row) ?? 0
  return (a: DeckRow, b: DeckRow) => manaValue(a) - manaValue(b) || byName(a, b)
}

function mostExpensiveFirst(a: DeckRow, b: DeckRow): number {
  return (priceOf(b)?.usd ?? 0) - (priceOf(a)?.usd ?? 0) || byName(a, b)
}

function manaOf({ card }: DeckRow): number {
  return card ? manaValueOf(frontOf(card)) : 0
}

/** Printings of a card keep their order when their quantities change. */
function byName(a: DeckRow, b: DeckRow): number {
  return (
    names.compare(a.cardName, b.cardName) ||
    names.compare(a.scryfallId, b.scryfallId) ||
    finishes.indexOf(a.finish) - finishes.indexOf(b.finish)
  )
}
