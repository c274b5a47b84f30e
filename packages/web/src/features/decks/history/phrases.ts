import {
  areSameCategories,
  areSameDeckCategories,
  buildStateNames,
  type ChangedDeckCard,
  type DeckFactsThen,
  type DeckRole,
  finishNames,
  formatFacts,
} from '@manafolio/contract'
import { formatNamedPrinting, type KnownPrinting } from '../../../card-kit/printing-text.ts'
import { slotPhrases } from '../../../card-kit/slot-names.ts'
import { colorLabels } from '../kit/charts/color-labels.ts'
import { formatPrintingChange } from '../kit/printing-change-text.ts'

/** A part of a change, such as “+2 Lightning Bolt” or “locked Shock”; begins in lower case. */
export interface Phrase {
  label: string
  /** How many rows of the deck it covers. */
  rows: number
}

/** What changed about cards: their numbers, then moves, printings and marks. */
export function cardPhrases(cards: readonly ChangedDeckCard[]): Phrase[] {
  const counts = new Map(cards.map((card) => [card, card.after - card.before]))
  const moved = takePairs(counts, isMove, ({ to, copies }) => {
    return `moved ${copies} ${nameOf(to)} to the ${slotPhrases[to.slotType]}`
  })
  const refinished = takePairs(counts, isRefinish, ({ to, copies }) => {
    const { finish: _, ...printing } = to
    const name = formatNamedPrinting(to.cardName, printing)
    return `made ${copies} ${name} ${finishNames[to.finish].toLowerCase()}`
  })
  const reprinted = takePairs(counts, isReprint, ({ from, to, copies }) => {
    const { cardName } = to
    return formatPrintingChange(copies === 1 ? cardName : `${copies} ${cardName}`, { from, to })
  })
  const signed = [...counts].flatMap(([card, count]) => signedPhrase(card, count))
  return [
    ...signed.filter(({ label }) => label.startsWith('+')),
    ...signed.filter(({ label }) => label.startsWith(minus)),
    ...moved,
    ...refinished,
    ...reprinted,
    ...cards.flatMap(rolePhrases).map(ofOneRow),
    ...cards.flatMap(lockPhrases).map(ofOneRow),
    ...cards.flatMap(categoryPhrases).map(ofOneRow),
    ...cards.flatMap(notePhrases).map(ofOneRow),
  ]
}

type Counts = Map<ChangedDeckCard, number>
type IsPair = (from: ChangedDeckCard, to: ChangedDeckCard) => boolean

const isMove: IsPair = (from, to) =>
  from.scryfallId === to.scryfallId && from.finish === to.finish && from.slotType !== to.slotType

const isRefinish: IsPair = (from, to) =>
  from.scryfallId === to.scryfallId && from.slotType === to.slotType

const isReprint: IsPair = (from, to) =>
  from.cardName === to.cardName &&
  from.slotType === to.slotType &&
  from.scryfallId !== to.scryfallId

interface TakenPair {
  from: ChangedDeckCard
  to: ChangedDeckCard
  copies: number
}

/** Takes out copies that left one row and came to another, as one phrase. */
function takePairs(
  counts: Counts,
  isPair: IsPair,
  describePair: (pair: TakenPair) => string,
): Phrase[] {
  return [...counts.keys()].flatMap((to) => {
    const from = [...counts.keys()].find((one) => (counts.get(one) ?? 0) < 0 && isPair(one, to))
    const copies = Math.min(counts.get(to) ?? 0, -(from ? (counts.get(from) ?? 0) : 0))
    if (!from || copies <= 0) return []
    counts.set(to, (counts.get(to) ?? 0) - copies)
    counts.set(from, (counts.get(from) ?? 0) + copies)
    return [{ label: describePair({ from, to, copies }), rows: 2 }]
  })
}

const minus = '−'

/** “Sol Ring (2XM 117 · Borderless)” */
export function nameOf(card: ChangedDeckCard): string {
  const name = formatNamedPrinting(card.cardName, card)
  return card.finish === 'nonfoil' ? name : `${finishNames[card.finish].toLowerCase()} ${name}`
}

function signedPhrase(card: ChangedDeckCard, count: number): Phrase[] {
  if (count === 0) return []
  const sign = count > 0 ? '+' : minus
  const place = { main: '', side: ' (side)', considering: ' (considering)' }[card.slotType]
  return [ofOneRow(`${sign}${Math.abs(count)} ${nameOf(card)}${place}`)]
}

const roleNames: Record<DeckRole, string> = {
  commander: 'a commander',
  signature_spell: 'the signature spell',
  companion: 'the companion',
}

/** A card that is gone has no role to lose. */
function rolePhrases(card: ChangedDeckCard): string[] {
  const { roleBefore, roleAfter, after } = card
  const name = nameOf(card)
  if (roleBefore === roleAfter) return []
  if (roleAfter) return [`made ${name} ${roleNames[roleAfter]}`]
  return roleBefore && after > 0 ? [`removed ${name} as ${roleNames[roleBefore]}`] : []
}

function lockPhrases(card: ChangedDeckCard): string[] {
  const { isLockedBefore, isLockedAfter, after } = card
  if (isLockedBefore === isLockedAfter) return []
  if (isLockedAfter) return [`locked ${nameOf(card)}`]
  return after > 0 ? [`unlocked ${nameOf(card)}`] : []
}

/** “filed Sol Ring under Ramp, Staples”; a card that comes or goes needs no second phrase. */
function categoryPhrases(card: ChangedDeckCard): string[] {
  const { categoriesBefore, categoriesAfter, before, after } = card
  if (before === 0 || after === 0 || areSameCategories(categoriesBefore, categoriesAfter)) return []
  if (categoriesAfter.length === 0) return [`removed the categories of ${nameOf(card)}`]
  return [`filed ${nameOf(card)} under ${categoriesAfter.join(', ')}`]
}

function notePhrases(card: ChangedDeckCard): string[] {
  const { noteBefore, noteAfter, before, after } = card
  if (before === 0 || after === 0 || noteBefore === noteAfter) return []
  if (!noteBefore) return [`added a note on ${nameOf(card)}`]
  return [`${noteAfter ? 'changed' : 'removed'} the note on ${nameOf(card)}`]
}

function ofOneRow(label: string): Phrase {
  return { label, rows: 1 }
}

/** The facts of a deck with what is known of its commander's printing and its cover. */
interface DescribedFacts extends DeckFactsThen {
  commander: KnownPrinting | null
  coverName: string | null
}

/** What changed about the deck as a whole, such as “renamed from “A” to “B””. */
export function factPhrases(before: DescribedFacts, after: DescribedFacts): string[] {
  return factWriters.flatMap((write) => write(before, after) ?? [])
}

type FactWriter = (before: DescribedFacts, after: DescribedFacts) => string | undefined

const factWriters: readonly FactWriter[] = [
  ({ name: from }, { name: to }) => (from === to ? undefined : `renamed from “${from}” to “${to}”`),
  ({ format: from }, { format: to }) =>
    from === to
      ? undefined
      : `changed the format from ${formatFacts[from].name} to ${formatFacts[to].name}`,
  commanderPhrase,
  ({ commanderColor: from }, { commanderColor: to }) => {
    if (from === to) return undefined
    return to
      ? `chose ${colorLabels[to].toLowerCase()} for the commander`
      : 'removed the chosen color'
  },
  ({ description: from }, { description: to }) => {
    if (from === to) return undefined
    if (!from) return 'added a description'
    return to ? 'changed the description' : 'removed the description'
  },
  ({ state: from }, { state: to }) =>
    from === to ? undefined : `marked the deck as ${buildStateNames[to].toLowerCase()}`,
  ({ categories: from }, { categories: to }) =>
    areSameDeckCategories(from, to) ? undefined : 'changed the categories of the deck',
  (before, after) => {
    if (before.coverId === after.coverId) return undefined
    if (after.coverId === null) return 'returned to the usual cover'
    return after.coverName ? `made ${after.coverName} the cover` : 'changed the cover'
  },
]

function commanderPhrase(before: DescribedFacts, after: DescribedFacts): string | undefined {
  const [from, to] = [before.commanderName, after.commanderName]
  if (from !== to) {
    if (!from) return `made ${to} the commander`
    return to ? `changed the commander from ${from} to ${to}` : `removed ${from} as the commander`
  }
  if (before.commanderId === after.commanderId) return undefined
  return formatPrintingChange(to ?? 'the commander', {
    from: before.commander,
    to: after.commander,
  })
}
