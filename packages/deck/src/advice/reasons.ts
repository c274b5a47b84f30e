import type { AdviceReason, DeckTheme } from '@manafolio/contract'
import { roles } from '../roles/role-table.ts'
import { type RoleName, roleNames } from '../roles/roles.ts'
import { type AdviceTable, hasTag, tagNumber } from './advice-table.ts'
import { themesOfCard } from './deck-themes.ts'
import { type MeasuredDeck, usualOf } from './measured-deck.ts'

/** How many themes are named as reasons. */
const themesNamed = 2
/** Cards behind this rank are no staples. */
const lowestRankNamed = 500
/** Fewer copies with a role are chance. */
const fewestCopies = 3

/** Why a card suits a deck. */
export interface Suitability {
  reasons: AdviceReason[]
  /** What it serves for in any deck; undefined for a card with a theme that sets this deck apart. */
  generalUse: string | undefined
}

/**
 * Why a card suits a deck: what it shares with the deck's cards, else the role that the deck lacks most or, in
 * 60-card formats, has much of, else what it shares with cards of every deck, else that it is a staple.
 */
export function suitabilityOf(table: AdviceTable, deck: MeasuredDeck, card: number): Suitability {
  const own = ownThemesOf(table, deck, card)
  if (own.length > 0) return { reasons: inReasons(own), generalUse: undefined }
  const reasons = generalReasonsFor(table, deck, card)
  return { reasons, generalUse: useIn(reasons) }
}

function generalReasonsFor(table: AdviceTable, deck: MeasuredDeck, card: number): AdviceReason[] {
  const roleReasons = deckRolesOf(table, deck, card).slice(0, 1)
  if (roleReasons.length > 0) return roleReasons
  const general = themesOfCard(table, deck, { card, lifts: deck.lifts })
  return general.length > 0 ? inReasons(general) : rankOf(table, deck, card)
}

function useIn([reason]: readonly AdviceReason[]): string {
  if (reason?.kind === 'role') return reason.role
  return reason?.kind === 'theme' ? reason.theme : 'rank'
}

/** The themes of a card that set the deck apart, the strongest first. */
function ownThemesOf(table: AdviceTable, deck: MeasuredDeck, card: number): DeckTheme[] {
  return themesOfCard(table, deck, { card, lifts: deck.liftsToAdd })
}

function inReasons(themes: readonly DeckTheme[]): AdviceReason[] {
  return themes.slice(0, themesNamed).map((theme) => ({ kind: 'theme', ...theme }))
}

function deckRolesOf(table: AdviceTable, deck: MeasuredDeck, card: number): AdviceReason[] {
  const own = roleNames.flatMap((role) => {
    const tag = tagNumber(table, `role:${role}`) ?? -1
    return role !== 'land' && hasTag(table, card, tag) ? [{ role, tag }] : []
  })
  return deck.deck.kind === 'constructed' ? sharedRoles(deck, own) : lackedRoles(deck, own)
}

interface RoleTag {
  role: RoleName
  tag: number
}

function lackedRoles(deck: MeasuredDeck, own: readonly RoleTag[]): AdviceReason[] {
  return own
    .filter(({ tag }) => (deck.lacks[tag] ?? 0) > 0)
    .sort((a, b) => (deck.lacks[b.tag] ?? 0) - (deck.lacks[a.tag] ?? 0))
    .map(({ role, tag }) => ({
      kind: 'role',
      role,
      cards: deck.counts[tag] ?? 0,
      usual: usualOf(deck.deck, role),
    }))
}

function sharedRoles(deck: MeasuredDeck, own: readonly RoleTag[]): AdviceReason[] {
  return own
    .filter(({ tag }) => (deck.counts[tag] ?? 0) >= fewestCopies)
    .sort((a, b) => (deck.lifts[b.tag] ?? 0) - (deck.lifts[a.tag] ?? 0))
    .map(({ role, tag }) => ({
      kind: 'theme',
      theme: `role:${role}`,
      name: roles[role].label,
      cards: deck.counts[tag] ?? 0,
    }))
}

function rankOf(table: AdviceTable, { deck }: MeasuredDeck, card: number): AdviceReason[] {
  const rank = table.edhrecRank[card] ?? Number.NaN
  return deck.kind !== 'constructed' && rank <= lowestRankNamed ? [{ kind: 'rank', rank }] : []
}
