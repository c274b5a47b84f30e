import type { ChangedDeckCard, DeckRole } from '@manafolio/contract'

/** Something that was done, such as “+2 Lightning Bolt” or “locked Shock”; small letters come first. */
export interface Phrase {
  words: string
  /** How many rows of the deck it tells of. */
  rows: number
}

/** What was done to cards: how many came and went, which only moved, and what else they are. */
export function cardPhrases(cards: readonly ChangedDeckCard[]): Phrase[] {
  const counts = new Map(cards.map((card) => [card, card.after - card.before]))
  const moved = takePairs(counts, isMove, ({ slotType }, copies, cardName) => {
    return `moved ${copies} ${cardName} ${slotType === 'side' ? 'to the sideboard' : 'to the main deck'}`
  })
  const reprinted = takePairs(counts, isReprint, (_, copies, cardName) => {
    return copies === 1
      ? `another printing of ${cardName}`
      : `another printing of ${copies} ${cardName}`
  })
  const signed = [...counts].flatMap(([card, count]) => signedPhrase(card, count))
  return [
    ...signed.filter(({ words }) => words.startsWith('+')),
    ...signed.filter(({ words }) => words.startsWith(minus)),
    ...moved,
    ...reprinted,
    ...cards.flatMap(roleWords).map(ofOneRow),
    ...cards.flatMap(lockWords).map(ofOneRow),
  ]
}

type Counts = Map<ChangedDeckCard, number>
type Pair = (from: ChangedDeckCard, to: ChangedDeckCard) => boolean

const isMove: Pair = (from, to) =>
  from.scryfallId === to.scryfallId && from.slotType !== to.slotType

const isReprint: Pair = (from, to) =>
  from.cardName === to.cardName &&
  from.slotType === to.slotType &&
  from.scryfallId !== to.scryfallId

/** Takes out what went in one row and came in another, and tells it as one. */
function takePairs(
  counts: Counts,
  isPair: Pair,
  wordsOf: (to: ChangedDeckCard, copies: number, cardName: string) => string,
): Phrase[] {
  return [...counts.keys()].flatMap((to) => {
    const from = [...counts.keys()].find((one) => (counts.get(one) ?? 0) < 0 && isPair(one, to))
    const copies = Math.min(counts.get(to) ?? 0, -(from ? (counts.get(from) ?? 0) : 0))
    if (!from || copies <= 0) return []
    counts.set(to, (counts.get(to) ?? 0) - copies)
    counts.set(from, (counts.get(from) ?? 0) + copies)
    return [{ words: wordsOf(to, copies, to.cardName), rows: 2 }]
  })
}

const minus = '−'

function signedPhrase({ cardName, slotType }: ChangedDeckCard, count: number): Phrase[] {
  if (count === 0) return []
  const sign = count > 0 ? '+' : minus
  const place = slotType === 'side' ? ` (side)` : ''
  return [ofOneRow(`${sign}${Math.abs(count)} ${cardName}${place}`)]
}

const roleNames: Record<DeckRole, string> = {
  commander: 'a commander',
  signature_spell: 'the signature spell',
  companion: 'the companion',
}

/** What goes altogether is nothing else any more. */
function roleWords({ cardName, roleBefore, roleAfter, after }: ChangedDeckCard): string[] {
  if (roleBefore === roleAfter) return []
  if (roleAfter) return [`made ${cardName} ${roleNames[roleAfter]}`]
  return roleBefore && after > 0 ? [`took ${cardName} off as ${roleNames[roleBefore]}`] : []
}

function lockWords({ cardName, isLockedBefore, isLockedAfter, after }: ChangedDeckCard): string[] {
  if (isLockedBefore === isLockedAfter) return []
  if (isLockedAfter) return [`locked ${cardName}`]
  return after > 0 ? [`unlocked ${cardName}`] : []
}

function ofOneRow(words: string): Phrase {
  return { words, rows: 1 }
}
