import {
  type ChangedDeckCard,
  type DeckFactsThen,
  type DeckRole,
  formatFacts,
} from '@manafolio/contract'

/** A part of a change, such as “+2 Lightning Bolt” or “locked Shock”; begins in lower case. */
export interface Phrase {
  label: string
  /** How many rows of the deck it covers. */
  rows: number
}

/** What changed about cards: their numbers, then moves, printings, roles and locks. */
export function cardPhrases(cards: readonly ChangedDeckCard[]): Phrase[] {
  const counts = new Map(cards.map((card) => [card, card.after - card.before]))
  const moved = takePairs(counts, isMove, ({ slotType }, copies, cardName) => {
    return `moved ${copies} ${cardName} ${slotType === 'side' ? 'to the sideboard' : 'to the main deck'}`
  })
  const reprinted = takePairs(counts, isReprint, (_, copies, cardName) => {
    return `changed the printing of ${copies === 1 ? cardName : `${copies} ${cardName}`}`
  })
  const signed = [...counts].flatMap(([card, count]) => signedPhrase(card, count))
  return [
    ...signed.filter(({ label }) => label.startsWith('+')),
    ...signed.filter(({ label }) => label.startsWith(minus)),
    ...moved,
    ...reprinted,
    ...cards.flatMap(rolePhrases).map(ofOneRow),
    ...cards.flatMap(lockPhrases).map(ofOneRow),
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

/** Takes out copies that left one row and came to another, as one phrase. */
function takePairs(
  counts: Counts,
  isPair: Pair,
  describeChange: (to: ChangedDeckCard, copies: number, cardName: string) => string,
): Phrase[] {
  return [...counts.keys()].flatMap((to) => {
    const from = [...counts.keys()].find((one) => (counts.get(one) ?? 0) < 0 && isPair(one, to))
    const copies = Math.min(counts.get(to) ?? 0, -(from ? (counts.get(from) ?? 0) : 0))
    if (!from || copies <= 0) return []
    counts.set(to, (counts.get(to) ?? 0) - copies)
    counts.set(from, (counts.get(from) ?? 0) + copies)
    return [{ label: describeChange(to, copies, to.cardName), rows: 2 }]
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

/** A card that is gone has no role to lose. */
function rolePhrases({ cardName, roleBefore, roleAfter, after }: ChangedDeckCard): string[] {
  if (roleBefore === roleAfter) return []
  if (roleAfter) return [`made ${cardName} ${roleNames[roleAfter]}`]
  return roleBefore && after > 0 ? [`removed ${cardName} as ${roleNames[roleBefore]}`] : []
}

function lockPhrases({
  cardName,
  isLockedBefore,
  isLockedAfter,
  after,
}: ChangedDeckCard): string[] {
  if (isLockedBefore === isLockedAfter) return []
  if (isLockedAfter) return [`locked ${cardName}`]
  return after > 0 ? [`unlocked ${cardName}`] : []
}

function ofOneRow(label: string): Phrase {
  return { label, rows: 1 }
}

/** What changed about the deck as a whole, such as “renamed from “A” to “B””. */
export function factPhrases(before: DeckFactsThen, after: DeckFactsThen): string[] {
  return factWriters.flatMap((write) => write(before, after) ?? [])
}

type FactWriter = (before: DeckFactsThen, after: DeckFactsThen) => string | undefined

const factWriters: readonly FactWriter[] = [
  ({ name: from }, { name: to }) => (from === to ? undefined : `renamed from “${from}” to “${to}”`),
  ({ format: from }, { format: to }) =>
    from === to
      ? undefined
      : `changed the format from ${formatFacts[from].name} to ${formatFacts[to].name}`,
  commanderPhrase,
  ({ description: from }, { description: to }) => {
    if (from === to) return undefined
    if (!from) return 'added a description'
    return to ? 'changed the description' : 'removed the description'
  },
]

function commanderPhrase(before: DeckFactsThen, after: DeckFactsThen): string | undefined {
  const [from, to] = [before.commanderName, after.commanderName]
  if (from !== to) {
    if (!from) return `made ${to} the commander`
    return to ? `changed the commander from ${from} to ${to}` : `removed ${from} as the commander`
  }
  return before.commanderId === after.commanderId ? undefined : `changed the printing of ${to}`
}
