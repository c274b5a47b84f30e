import { basicLandTypes, frontFace, hasType, isBasicLand } from '../../deck-face.ts'
import { type DeckEntry, entriesIn } from '../../deck-sheet.ts'
import { bitsOf, describeColors, isWithin } from '../colors.ts'
import type { Finding } from '../finding.ts'
import { removing } from '../fixes.ts'
import { identityOf } from '../identity.ts'
import type { LeaderRules } from '../leaders.ts'
import type { NamedCard, Rule, RuledDeck } from '../ruled-deck.ts'
import { listed } from '../wording.ts'

/** Each card has to be within the combined color identity; a hybrid symbol counts as both colors. */
export function colorIdentity(leaders: LeaderRules): Rule {
  return (deck) => {
    const chosen = entriesIn(deck.sheet, 'commander')
    const identity = identityOf(deck.sheet)
    if (identity === undefined) return []
    const free = leaders.oneBasicTypeCites && identity === 0 ? mostBasicType(deck.cards) : null
    return deck.cards.flatMap((card) =>
      fits(card, identity, free) ? [] : outside(deck, leaders, { card, chosen, identity }),
    )
  }
}

function fits({ known, entries }: NamedCard, identity: number, freeType: string | null): boolean {
  if (!known || isWithin(bitsOf(known.card.colorIdentity), identity)) return true
  if (entries.every(({ place }) => place === 'commander')) return true
  return freeType !== null && isBasicLand(known.card) && hasType(known.card, freeType)
}

/** CR 903.12e: the player chooses the type. */
function mostBasicType(cards: readonly NamedCard[]): string | null {
  const counts = basicLandTypes.map((type) => ({ type, copies: copiesOfType(cards, type) }))
  return counts.reduce((most, count) => (count.copies > most.copies ? count : most)).type
}

function copiesOfType(cards: readonly NamedCard[], type: string): number {
  return cards.reduce((copies, card) => {
    const face = card.known?.card
    return face && isBasicLand(face) && hasType(face, type) ? copies + card.copies : copies
  }, 0)
}

interface Outsider {
  card: NamedCard
  chosen: readonly DeckEntry[]
  identity: number
}

function outside(
  deck: RuledDeck,
  { identityCites, landCites }: LeaderRules,
  { card, chosen, identity }: Outsider,
): Finding[] {
  const { name, entries, known } = card
  if (!known) return []
  const colors = describeColors(bitsOf(known.card.colorIdentity))
  const leaders = listed(chosen.map(({ cardName }) => cardName))
  const message = `${name} (${colors}) is outside the color identity of ${leaders} (${describeColors(identity)}).`
  const front = frontFace(known.card)
  const isLand = basicLandTypes.some((type) => hasType(front, type))
  const about = { cardNames: [name], message, cites: isLand ? landCites : identityCites }
  const others = entries.filter(({ place }) => place !== 'commander')
  return [{ rule: 'identity', severity: 'error', ...about, fixes: removing(deck, name, others) }]
}
