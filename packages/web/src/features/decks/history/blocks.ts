import type { ChangedDeckCard, DeckChangeTold } from '@manafolio/contract'
import { type Day, dayOf } from '../../../lib/days.ts'

/** Changes of a deck that are told as one, newest first. */
export interface Block {
  newest: DeckChangeTold
  /** All of them, the newest among them. */
  changes: readonly DeckChangeTold[]
}

export interface DayOfBlocks {
  day: Day
  blocks: readonly Block[]
}

/** So long after the one before a change is still a part of the same sitting. */
const pauseMs = 5 * 60_000
/** So few rows are touched by a small change. */
const smallCards = 4
/** Fewer are told each by itself. */
const leastChanges = 3

/** The changes by days, newest first; runs of small ones are told together. */
export function daysOf(changes: readonly DeckChangeTold[]): DayOfBlocks[] {
  return grouped(changes, (one, other) => dayOf(one.happenedAt) === dayOf(other.happenedAt)).map(
    (items) => ({ day: dayOf(items[0].happenedAt), blocks: blocksOf(items) }),
  )
}

function blocksOf(changes: readonly DeckChangeTold[]): Block[] {
  return grouped(changes, isSameSitting).flatMap((run) =>
    run.length < leastChanges
      ? run.map((change) => ({ newest: change, changes: [change] }))
      : [{ newest: run[0], changes: run }],
  )
}

function isSameSitting(newer: DeckChangeTold, older: DeckChangeTold): boolean {
  const pause = Date.parse(newer.happenedAt) - Date.parse(older.happenedAt)
  return isSmall(newer) && isSmall(older) && pause <= pauseMs
}

function isSmall({ kind, factsAfter, cardCount }: DeckChangeTold): boolean {
  return kind === 'cards' && factsAfter === null && cardCount <= smallCards
}

type AtLeastOne<T> = [T, ...T[]]

/** Neighbours that belong together stand together. */
function grouped<T>(
  items: readonly T[],
  isTogether: (one: T, next: T) => boolean,
): AtLeastOne<T>[] {
  const groups: AtLeastOne<T>[] = []
  for (const item of items) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last !== undefined && isTogether(last, item)) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** What several changes come to: of each row how it was before the first and is after the last. */
export function netCards(changes: readonly DeckChangeTold[]): ChangedDeckCard[] {
  const rows = new Map<string, ChangedDeckCard>()
  for (const { cards } of changes.toReversed()) {
    for (const card of cards) {
      const key = `${card.slotType} ${card.scryfallId}`
      const { before, roleBefore, isLockedBefore } = rows.get(key) ?? card
      rows.set(key, { ...card, before, roleBefore, isLockedBefore })
    }
  }
  return [...rows.values()].filter(isChanged)
}

export function isChanged(card: ChangedDeckCard): boolean {
  const { before, after, roleBefore, roleAfter, isLockedBefore, isLockedAfter } = card
  return before !== after || roleBefore !== roleAfter || isLockedBefore !== isLockedAfter
}
