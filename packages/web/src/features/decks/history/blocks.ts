import {
  areSameCategories,
  type ChangedDeckCard,
  type DeckChangeEntry,
  slotKey,
} from '@manafolio/contract'
import { type Day, dayOf } from '../../../lib/days.ts'

/** Changes of a deck that are shown as one, newest first. */
export interface Block {
  newest: DeckChangeEntry
  /** All of them, the newest among them. */
  changes: readonly DeckChangeEntry[]
}

export interface DayOfBlocks {
  day: Day
  blocks: readonly Block[]
}

/** A longer pause between two changes starts a new block. */
const pauseMs = 5 * 60_000
/** A small change touches at most this many rows. */
const smallCards = 4
/** A shorter run stays apart. */
const leastChanges = 3

/** The changes by days, newest first; runs of small ones form a block. */
export function daysOf(changes: readonly DeckChangeEntry[]): DayOfBlocks[] {
  return grouped(changes, (one, other) => dayOf(one.happenedAt) === dayOf(other.happenedAt)).map(
    (items) => ({ day: dayOf(items[0].happenedAt), blocks: blocksOf(items) }),
  )
}

function blocksOf(changes: readonly DeckChangeEntry[]): Block[] {
  return grouped(changes, isSameSitting).flatMap((run) =>
    run.length < leastChanges
      ? run.map((change) => ({ newest: change, changes: [change] }))
      : [{ newest: run[0], changes: run }],
  )
}

function isSameSitting(newer: DeckChangeEntry, older: DeckChangeEntry): boolean {
  const pause = Date.parse(newer.happenedAt) - Date.parse(older.happenedAt)
  return isSmall(newer) && isSmall(older) && pause <= pauseMs
}

function isSmall({ kind, factsAfter, cardCount }: DeckChangeEntry): boolean {
  return kind === 'cards' && factsAfter === null && cardCount <= smallCards
}

type AtLeastOne<T> = [T, ...T[]]

/** Groups neighbors that belong together. */
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

/** The net effect of several changes: each row before the first of them and after the last. */
export function netCards(changes: readonly DeckChangeEntry[]): ChangedDeckCard[] {
  const rows = new Map<string, ChangedDeckCard>()
  for (const { cards } of changes.toReversed()) {
    for (const card of cards) {
      const key = slotKey(card)
      const { before, ...first } = rows.get(key) ?? card
      const { roleBefore, isLockedBefore, categoriesBefore, noteBefore } = first
      const marks = { roleBefore, isLockedBefore, categoriesBefore, noteBefore }
      rows.set(key, { ...card, before, ...marks })
    }
  }
  return [...rows.values()].filter(isChanged)
}

export function isChanged(card: ChangedDeckCard): boolean {
  const { before, after, roleBefore, roleAfter, isLockedBefore, isLockedAfter } = card
  return (
    before !== after ||
    roleBefore !== roleAfter ||
    isLockedBefore !== isLockedAfter ||
    card.noteBefore !== card.noteAfter ||
    !areSameCategories(card.categoriesBefore, card.categoriesAfter)
  )
}
