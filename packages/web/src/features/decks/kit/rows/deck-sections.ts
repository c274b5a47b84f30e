import { type DeckDetail, finishes, plainRow, type SlotType, slotKey } from '@manafolio/contract'
import { leaderRow } from '@manafolio/deck'
import { frontOf } from '../../../../card-kit/face-card.ts'
import { roleNames } from '../../../../card-kit/role-names.ts'
import type { DeckRow } from '../deck-actions.ts'
import { priceOf } from './card-price.ts'
import { type Grouping, groupingFacts } from './groupings.ts'
import { manaValueOf } from './mana-value.ts'

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
}

export interface DeckSection {
  slot: 'commander' | 'signature_spell' | SlotType
  /** Commanders and signature spells are of the main deck, which counts them too. */
  copies: number
  groups: readonly CardGroup[]
}

export const commanderRowId = 'commander'

/**
 * The sections of a deck: commanders, signature spells, the rest of the main deck, the sideboard with the
 * companion first, and what is only considered. Empty ones are omitted.
 */
export function sectionsOf(deck: DeckDetail, grouping: Grouping): DeckSection[] {
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
    sectionOf('main', groupsOf(at('main'), grouping)),
    sectionOf('side', [
      groupOf(roleNames.companion, at('companion')),
      ...groupsOf(at('side'), grouping),
    ]),
    sectionOf('considering', groupsOf(at('considering'), grouping)),
  ]
  const main = sections.filter(({ slot }) => slot !== 'side' && slot !== 'considering')
  return sections
    .map((section) => ({
      ...section,
      copies: section.slot === 'main' ? copiesIn(main) : section.copies,
      groups: section.groups.filter(({ rows }) => rows.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

function placeOf({ role, slotType }: DeckRow) {
  return role ?? slotType
}

function sectionOf(slot: DeckSection['slot'], groups: readonly CardGroup[]): DeckSection {
  return { slot, groups, copies: copiesIn(groups) }
}

function copiesIn(some: readonly { copies: number }[]): number {
  return some.reduce((sum, { copies }) => sum + copies, 0)
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

function groupsOf(rows: readonly DeckRow[], grouping: Grouping): CardGroup[] {
  const { groupsIn, groupOf: labelOf } = groupingFacts[grouping]
  const labels = new Map(rows.map((row) => [row, labelOf(row)]))
  const ordered = rows.toSorted(grouping === 'price' ? mostExpensiveFirst : lowestManaValueFirst)
  return groupsIn(rows)
    .map((label) =>
      groupOf(
        label,
        ordered.filter((row) => labels.get(row) === label),
      ),
    )
    .filter((group) => group.rows.length > 0)
}

function groupOf(label: string, rows: readonly DeckRow[]): CardGroup {
  const prices = rows.flatMap((row) => {
    const price = priceOf(row)
    return price ? price.usd * row.quantity : []
  })
  return {
    label,
    copies: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    value: prices.length > 0 ? prices.reduce((sum, price) => sum + price) : null,
    rows: rows.map(listed),
  }
}

function listed(row: DeckRow): ListedRow {
  return { id: slotKey(row), row }
}

const names = new Intl.Collator('en', { numeric: true })

function lowestManaValueFirst(a: DeckRow, b: DeckRow): number {
  return manaOf(a) - manaOf(b) || byName(a, b)
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
