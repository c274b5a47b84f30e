import type { Card, DeckDetail, DeckUpdate } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, isSessionExpired } from '../../../lib/api-error.ts'
import { warnOfLeaving } from '../../../lib/leave-warning.ts'
import { onceReachable } from '../../../lib/use-connection.ts'
import { type DeckActions, type DeckRow, type OnAgain, rowKey } from '../deck-actions.ts'
import { DeckCache } from './deck-cache.ts'
import { LaterTry } from './later-try.ts'
import { memberId } from './member-id.ts'
import { isAt, withSide } from './side.ts'
import {
  addStep,
  factsStep,
  inverseOf,
  markStep,
  moveStep,
  printingStep,
  quantityStep,
  type Step,
  type StepOrNot,
  severalStep,
  tooMany,
} from './step.ts'
import { StepHistory } from './step-history.ts'
import {
  tellChangedSince,
  tellDone,
  tellFailed,
  tellNoCard,
  tellNoDeck,
  tellOvertaken,
  tellTooMany,
} from './tell-write.ts'
import { sendWrite, type Write } from './write.ts'
import { type QueueState, WriteQueue } from './write-queue.ts'

/** How far the changes of a deck are. */
export interface ChangesNow {
  /** To be laid over the deck as the server told it. */
  writes: readonly Write[]
  state: QueueState
  /** Some of it got no answer yet. */
  isLate: boolean
  /** What would be undone and done again next. */
  lastDone: Step | undefined
  lastUndone: Step | undefined
}

interface NewPrinting {
  row: DeckRow
  to: Card
  onAgain: OnAgain | undefined
}

/**
 * The changes of a deck. They live as long as the page does: closing the editor stops nothing that
 * is on its way.
 */
export class DeckChanges {
  readonly actions: DeckActions
  readonly #queryClient: QueryClient
  readonly #owner: string | undefined
  readonly #cache: DeckCache
  readonly #queue: WriteQueue
  readonly #history = new StepHistory()
  readonly #listeners = new Set<() => void>()
  #now: ChangesNow
  #stopWatching: (() => void) | undefined
  readonly #later = new LaterTry(() => this.#retryQuietly())
  /** Nobody asked for the try that is under way: that it failed is shown, but not told once more. */
  #isQuiet = false

  constructor(queryClient: QueryClient, deckId: string) {
    this.#queryClient = queryClient
    this.#owner = memberId(queryClient)
    this.#cache = new DeckCache(queryClient, deckId)
    this.#queue = this.#newQueue(deckId)
    this.#now = this.#look()
    this.actions = this.#newActions()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  now = (): ChangesNow => this.#now

  undo = (): void => {
    const step = this.#history.lastDone
    if (step) this.#undo([step], step)
  }

  redo = (): void => {
    const step = this.#history.lastUndone
    if (!step) return
    if (this.#isShown(step.before)) {
      this.#history.redone(step)
      this.#queue.push({ by: 'redo', step, steps: [step] })
    } else this.#giveUp('Redo failed', [step])
  }

  /** Sends again what got no answer, unless somebody else is signed in by now. */
  retry = (): void => {
    this.#isQuiet = false
    this.#send()
  }

  /** Rejects with what the server says. */
  saveFacts = (facts: DeckUpdate): Promise<void> => {
    const deck = this.#shown()
    return deck ? this.#doAndWait(factsStep(deck, facts)) : Promise.resolve()
  }

  /** The editor is closed: who opens it again begins anew. */
  forget = (): void => {
    this.#history.clear()
    this.#tell()
  }

  /** There is no such deck any more: nothing of it is sent or told. */
  close = (): void => {
    this.#queue.close()
    this.forget()
  }

  #newActions(): DeckActions {
    return {
      add: (card, slotType) => this.#do((deck) => addStep(deck, card, slotType)),
      setQuantity: (row, quantity) => this.#do((deck) => quantityStep(deck, row, quantity)),
      remove: (row) => this.#do((deck) => quantityStep(deck, row, 0)),
      move: (row, slotType) => this.#do((deck) => moveStep(deck, row, slotType)),
      setRole: (row, role) => this.#do((deck) => markStep(deck, row, { role })),
      setLocked: (row, isLocked) => this.#do((deck) => markStep(deck, row, { isLocked })),
      apply: (change, words) => this.#do((deck) => severalStep(deck, change, words)),
      changePrinting: (row, to, onAgain) => this.#changePrinting({ row, to, onAgain }),
    }
  }

  #retryQuietly() {
    if (this.#now.state !== 'unsaved') return
    this.#isQuiet = true
    this.#send()
  }

  #send() {
    if (memberId(this.#queryClient) === this.#owner) this.#queue.retry()
  }

  #newQueue(deckId: string): WriteQueue {
    return new WriteQueue({
      send: (write, version) => this.#cache.send(() => sendWrite(deckId, write, version)),
      fetch: () => this.#cache.fetch(),
      version: () => this.#cache.deck?.version ?? 0,
      onDone: (write, answer) => {
        this.#cache.keep(answer, write.step.after.rows)
        tellDone(write, () => this.#undo(write.steps, write.step))
      },
      onRefused: (write, error, lost) => {
        this.#history.forget(lost.flatMap(({ steps }) => steps))
        tellFailed(write, error, this.retry)
        if (error instanceof ApiError && error.status === 404) this.#cache.refresh()
      },
      onUnanswered: (write, error) => {
        if (write.waiting) {
          this.#history.forget(write.steps)
          tellFailed(write, error, write.waiting.onAgain)
          return
        }
        if (!this.#isQuiet) tellFailed(write, error, this.retry)
        this.#isQuiet = false
        if (!isSessionExpired(error)) this.#later.plan()
      },
      onOvertaken: (lost) => void this.#seeNewer(lost),
      onChange: () => this.#tell(),
    })
  }

  #do(plan: (deck: DeckDetail) => StepOrNot): boolean {
    const deck = this.#shown()
    const step = deck && this.#possible(plan(deck))
    if (!step) return false
    this.#history.add(step)
    this.#queue.push({ by: 'step', step, steps: [step] })
    return true
  }

  async #changePrinting(wish: NewPrinting): Promise<boolean> {
    const step = this.#printingStep(wish)
    if (!step) return false
    const again = () => {
      const attempt = this.#changePrinting(wish)
      wish.onAgain?.(attempt)
    }
    return this.#doAndWait(step, again).then(
      () => true,
      () => false,
    )
  }

  #printingStep({ row, to }: NewPrinting): Step | null {
    const deck = this.#shown()
    const isThere = deck?.cards.some((one) => rowKey(one) === rowKey(row))
    if (deck && isThere) return this.#possible(printingStep(deck, row, to))
    if (deck) tellNoCard()
    else tellNoDeck()
    return null
  }

  #doAndWait(step: Step, onAgain = () => {}): Promise<void> {
    return new Promise((onDone, onFailed) => {
      this.#history.add(step)
      const waiting = { onDone, onFailed, onAgain }
      this.#queue.push({ by: 'step', step, steps: [step], waiting })
    })
  }

  #possible(step: StepOrNot): Step | null {
    if (step !== tooMany) return step
    tellTooMany()
    return null
  }

  #undo(steps: readonly Step[], as: Step) {
    if (!this.#isShown(as.after)) return this.#giveUp('Undo failed', steps)
    this.#history.undone(steps, as)
    this.#queue.push({ by: 'undo', step: inverseOf(as), steps: [as] })
  }

  #giveUp(title: string, steps: readonly Step[]) {
    this.#history.forget(steps)
    tellChangedSince(title)
    this.#tell()
  }

  async #seeNewer(lost: readonly Write[]) {
    this.#history.clear()
    try {
      await this.#cache.fetch()
    } catch {
      this.#cache.refresh() // the page says what is wrong, and offers another try
    }
    tellOvertaken(lost)
  }

  #isShown(side: Step['after']): boolean {
    const deck = this.#shown()
    return deck !== undefined && isAt(deck, side)
  }

  #shown(): DeckDetail | undefined {
    const deck = this.#cache.deck
    return deck && withWrites(deck, this.#queue.writes)
  }

  #look(): ChangesNow {
    const { writes, state, isLate } = this.#queue
    const { lastDone, lastUndone } = this.#history
    return { writes, state, isLate, lastDone, lastUndone }
  }

  #tell() {
    this.#now = this.#look()
    const hasUnsaved = this.#now.state !== 'saved'
    warnOfLeaving(this, hasUnsaved)
    this.#watchConnection(hasUnsaved)
    for (const listener of this.#listeners) listener()
  }

  /** What an outage kept is sent when it is over. Listens from before the first request fails. */
  #watchConnection(hasUnsaved: boolean) {
    if (hasUnsaved) {
      this.#stopWatching ??= onceReachable(this.#queryClient, () => this.#retryQuietly())
      return
    }
    this.#later.stop()
    this.#stopWatching?.()
    this.#stopWatching = undefined
  }
}

/** The deck as if all that is under way were done. */
export function withWrites(deck: DeckDetail, writes: readonly Write[]): DeckDetail {
  return writes.reduce((shown, { step }) => withSide(shown, step.after), deck)
}
