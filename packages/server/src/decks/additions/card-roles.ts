import { type RoleCard, type RoleName, roleNames, rolesOf } from '@manafolio/deck'
import {
  type CardRecord,
  type Catalogue,
  hasRow,
  printingsOfCard,
  readRecord,
} from '@manafolio/search'
import { givenRoles } from '../../cards/present.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { basicLandsIn, type CardKey } from '../needs/card-key.ts'

/** What the cards of a catalogue do. */
export interface CardRoles {
  rolesOf(card: CardKey): readonly RoleName[]
  /**
   * The cards with a role that can be added to decks: sold on paper and no basic lands, the most played
   * first, then by name. Lands are only among the lands.
   */
  cardsWith: ReadonlyMap<RoleName, readonly number[]>
}

const known = new WeakMap<Catalogue, Promise<CardRoles>>()

/** Found out once for all who ask, which takes a while the first time. */
export function cardRolesIn(catalogue: Catalogue): Promise<CardRoles> {
  const found = known.get(catalogue) ?? findRoles(catalogue)
  known.set(catalogue, found)
  return found
}

async function findRoles(catalogue: Catalogue): Promise<CardRoles> {
  const basics = basicLandsIn(catalogue)
  const roles: (readonly RoleName[])[] = []
  const cardsWith = new Map(roleNames.map((role): [RoleName, number[]] => [role, []]))
  const yieldToEventLoop = eventLoopYielder()
  for (let card = 0; card < catalogue.meta.cardCount; card++) {
    await yieldToEventLoop()
    const found = shared(rolesOf(roleCard(catalogue, card)))
    roles.push(found)
    if (basics.has(card) || !isOnPaper(catalogue, card)) continue
    for (const role of rolesToAddFor(found)) cardsWith.get(role)?.push(card)
  }
  for (const cards of cardsWith.values()) {
    await yieldToEventLoop()
    cards.sort(byRank(catalogue))
  }
  return {
    rolesOf: (card) => (typeof card === 'number' ? roles[card] : undefined) ?? [],
    cardsWith,
  }
}

const lists = new Map<string, readonly RoleName[]>()

/** Few sets of roles are those of all cards. */
function shared(roles: readonly RoleName[]): readonly RoleName[] {
  const key = roles.join(' ')
  const list = lists.get(key) ?? roles
  lists.set(key, list)
  return list
}

function rolesToAddFor(roles: readonly RoleName[]): readonly RoleName[] {
  return roles.includes('land') ? ['land'] : roles
}

function roleCard({ pools }: Catalogue, card: number): RoleCard {
  const record = readRecord<CardRecord>(pools.cards, card)
  const faces = (record.card_faces ?? []).map(faceOf)
  return { ...faceOf(record), faces, ...givenRoles(record) }
}

type FaceFields = Pick<CardRecord, 'name' | 'type_line' | 'oracle_text' | 'power'>

function faceOf({ name = '', type_line = '', oracle_text = '', power }: Partial<FaceFields>) {
  return { name, typeLine: type_line, oracleText: oracle_text, power: power ?? null }
}

function isOnPaper(catalogue: Catalogue, card: number): boolean {
  const { onPaperWithoutExtras } = catalogue.visible
  return printingsOfCard(catalogue, card).some((printing) => hasRow(onPaperWithoutExtras, printing))
}

/** Cards are numbered in the order of their names. */
function byRank({ columns }: Catalogue) {
  const rankOf = (card: number) => columns.cardEdhrecRank[card] || Number.MAX_VALUE
  return (one: number, other: number) => rankOf(one) - rankOf(other) || one - other
}
