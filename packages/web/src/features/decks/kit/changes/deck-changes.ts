import type { Card, DeckDetail, DeckUpdate } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, isSessionExpired } from '../../../../lib/api-error.ts'
import { signedInId } from '../../../../lib/current-user.ts'
import { failureMessage } from '../../../../lib/failure-message.ts'
import { warnOfLeaving } from '../../../../lib/leave-warning.ts'
import type { DeckActions, DeckRow, OnAttempt } from '../deck-actions.ts'
import { deckTextsQuery, storeTexts } from '../texts/deck-texts-query.ts'
import { type ChangesSnapshot, noChanges, snapshotOf } from './changes-snapshot.ts'
import { cachedDeck, fetchDeck, refreshDeck, storeResponse } from './deck-cache.ts'
import { matches } from './deck-patch.ts'
import { plannedChangesKey, storePlan } from './plan-patch.ts'
import {
  addStep,
  factsStep,
  finishStep,
  inverseOf,
  markStep,
  moveStep,
  printingStep,
  quantityStep,
  type Step,
  type StepOrNot,
  severalStep,
  type TextChange,
  textsStep,
} from './step.ts'
import { emptyHistory, withoutSteps, withRedone, withStep, withUndone } from './step-history.ts'
import { refuseWrites, type StoredWrite, WaitingWrites } from './waiting-writes.ts'
import { type Write, withWrites } from './write.ts'
import { WriteQueue } from './write-queue.ts'
import { WriteRetries } from './write-retries.ts'
import {
  notifyChangedSince,
  notifyConflict,
  notifyFailed,
  notifySaved,
  withoutObstacle,
} from './write-toasts.ts'

const changedElsewhere = 'The deck was changed elsewhere.'

/**
 * The changes of a deck, shown before they are saved, with undo and redo. They outlive the editor:
 * closing it stops no write.
 */
export class DeckChanges {
  readonly actions: DeckActions = {
    add: (card, slotType, copies) =>
      this.#apply((deck) => addStep(deck, { card, slotType, ...copies })),
    setQuantity: (row, quantity) => this.#apply((deck) => quantityStep(deck, row, quantity)),
    remove: (row) => this.#apply((deck) => quantityStep(deck, row, 0)),
    move: (row, slotType) => this.#apply((deck) => moveStep(deck, row, slotType)),
    setFinish: (row, change) => this.#apply((deck) => finishStep(deck, row, change)),
    setRole: (row, role) => this.#apply((deck) => markStep(deck, row, { role })),
    setLocked: (row, isLocked) => this.#apply((deck) => markStep(deck, row, { isLocked })),
    annotate: (row, annotations) => this.#apply((deck) => markStep(deck, row, annotations)),
    apply: (change, label, cards) =>
      this.#apply((deck) => severalStep(deck, { change, label, cards })),
    applyPlan: (changes) => this.#apply((deck) => severalStep(deck, changes)),
    changePrinting: (row, to, onAttempt) => this.#changePrinting(row, to, onAttempt),
  }
  readonly #queryClient: QueryClient
  readonly #deckId: string
  readonly #owner: string | undefined
  readonly #queue: WriteQueue
  readonly #retries: WriteRetries
  readonly #waiting: WaitingWrites
  readonly #unsubscribe: () => void
  readonly #listeners = new Set<() => void>()
  #history = emptyHistory
  #snapshot = noChanges
  /** The attempt under way is an automatic retry: no toast reports its failure again. */
  #isQuiet = false
  #isRestoring = false

  constructor(queryClient: QueryClient, deckId: string) {
    this.#queryClient = queryClient
    this.#deckId = deckId
    this.#owner = signedInId(queryClient)
    this.#waiting = new WaitingWrites(this.#owner ?? '')
    this.#retries = new WriteRetries(queryClient, () => this.#retryQuietly())
    this.#queue = new WriteQueue(queryClient, deckId, {
      onSaved: (write, response) => {
        const { rows, texts, plan } = write.step.after
        storeResponse(queryClient, response, rows)
        if (plan) storePlan(queryClient, deckId, plan)
        if (texts) storeTexts(queryClient, this.#owner, { ...response, texts })
        notifySaved(write, deckId, () => this.#undo(write.steps, write.step))
      },
      onRefused: (write, error, lost) => this.#handleRefused(write, error, lost),
      onUnanswered: (write, error) => this.#handleUnanswered(write, error),
      onConflict: (lost) => void this.#handleConflict(lost),
    })
    this.#unsubscribe = this.#queue.subscribe(() => this.#update())
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getSnapshot = (): ChangesSnapshot => this.#snapshot

  undo = (): void => {
    const { nextUndo } = this.#snapshot
    if (nextUndo) this.#undo([nextUndo], nextUndo)
  }

  redo = (): void => {
    const step = this.#snapshot.nextRedo
    if (!step) return
    if (this.#isShown(step.before)) {
      this.#setHistory(withRedone(this.#history, step))
      void this.#push({ by: 'redo', step: { ...step }, steps: [step] })
    } else this.#giveUp('Redo failed', [step])
  }

  /** Sends unconfirmed writes again, unless another user is signed in now. */
  retry = (): void => {
    this.#isQuiet = false
    this.#send()
  }

  /** Rejects with the server's refusal. */
  saveFacts = async (facts: DeckUpdate): Promise<void> => {
    const deck = this.#shown()
    if (deck) await this.#pushAwaited(factsStep(deck, facts), () => {})
  }

  /** Sent until the server has them; what is written stays in the browser until then. */
  saveTexts = (change: TextChange): void => void this.#apply((deck) => textsStep(deck, change))

  /** Called when the editor closes: opened again, it starts with an empty history. */
  clearHistory = (): void => this.#setHistory(emptyHistory)

  /** Sends what was stored on an earlier visit, or refused before. */
  restore = (stored: readonly StoredWrite[]): void => {
    const version = stored[0]?.change.version ?? null
    if (version !== null && this.#queue.writes.length > 0) {
      refuseWrites(stored, changedElsewhere) // by what was done before these could be read
      return
    }
    this.#isQuiet = true
    this.#retries.watch()
    const writes = stored.map(({ change: { write } }) => ({ ...write, steps: [write.step] }))
    this.#isRestoring = true
    this.#queue.restore(writes, version)
    this.#isRestoring = false
    this.#waiting.adopt(stored)
    this.#update()
  }

  isSending = (stored: StoredWrite): boolean => this.#waiting.isSender(stored)

  /** Nothing of it is sent or reported anymore. What is stored is left to the next visit. */
  close = (): void => {
    this.#unsubscribe()
    this.#waiting.handOver()
    this.#queue.close()
    this.clearHistory()
  }

  /** Called when the deck is gone. */
  drop = (): void => {
    this.#waiting.clear()
    this.close()
  }

  #apply(plan: (deck: DeckDetail) => StepOrNot): boolean {
    const deck = this.#shown()
    const step = deck && withoutObstacle(plan(deck))
    if (!step) return false
    this.#setHistory(withStep(this.#history, step))
    void this.#push({ by: 'step', step, steps: [step] })
    return true
  }

  async #changePrinting(row: DeckRow, to: Card, onAttempt?: OnAttempt): Promise<boolean> {
    const deck = this.#shown()
    const step = withoutObstacle(deck ? printingStep(deck, row, to) : 'no deck')
    if (!step) return false
    const onRetry = () => {
      const attempt = this.#changePrinting(row, to, onAttempt)
      onAttempt?.(attempt)
    }
    return this.#pushAwaited(step, onRetry).then(
      () => true,
      () => false,
    )
  }

  #pushAwaited(step: Step, onRetry: () => void): Promise<void> {
    this.#setHistory(withStep(this.#history, step))
    return this.#push({ by: 'step', step, steps: [step], onRetry })
  }

  #undo(steps: readonly Step[], as: Step) {
    if (!this.#isShown(as.after)) return this.#giveUp('Undo failed', steps)
    this.#setHistory(withUndone(this.#history, steps, as))
    void this.#push({ by: 'undo', step: inverseOf(as), steps: [as] })
  }

  #giveUp(title: string, steps: readonly Step[]) {
    this.#setHistory(withoutSteps(this.#history, steps))
    notifyChangedSince(title)
  }

  #push(write: Write): Promise<void> {
    if (this.#snapshot.state !== 'saving') this.#isQuiet = false
    this.#retries.watch()
    return this.#queue.push(write)
  }

  #retryQuietly() {
    if (this.#snapshot.state !== 'unsaved') return
    this.#isQuiet = true
    this.#send()
  }

  #send() {
    if (signedInId(this.#queryClient) === this.#owner) this.#queue.retry()
  }

  #handleRefused(write: Write, error: unknown, lost: readonly Write[]) {
    this.#list(lost, failureMessage(error, 'It could not be saved.'))
    this.#setHistory(
      withoutSteps(
        this.#history,
        lost.flatMap(({ steps }) => steps),
      ),
    )
    notifyFailed(write, error, this.retry)
    if (error instanceof ApiError && error.status === 404) {
      refreshDeck(this.#queryClient, this.#deckId)
    }
  }

  #handleUnanswered(write: Write, error: unknown) {
    if (write.onRetry) {
      this.#setHistory(withoutSteps(this.#history, write.steps))
      notifyFailed(write, error, write.onRetry)
      return
    }
    if (!this.#isQuiet && navigator.onLine) notifyFailed(write, error, this.retry)
    if (isSessionExpired(error)) return
    this.#retries.schedule()
  }

  /** Nothing of a user is stored after the session. */
  #list(lost: readonly Write[], refusal: string): boolean {
    return signedInId(this.#queryClient) === this.#owner && this.#waiting.refuse(lost, refusal)
  }

  async #handleConflict(lost: readonly Write[]) {
    const areListed = this.#list(lost, changedElsewhere)
    this.#setHistory(emptyHistory)
    void this.#queryClient.invalidateQueries(deckTextsQuery(this.#deckId))
    void this.#queryClient.invalidateQueries({ queryKey: plannedChangesKey(this.#deckId) })
    try {
      await fetchDeck(this.#queryClient, this.#deckId)
    } catch {
      refreshDeck(this.#queryClient, this.#deckId) // the page shows the error, and offers to retry
    }
    notifyConflict(lost, areListed)
  }

  #isShown(side: Step['after']): boolean {
    const deck = this.#shown()
    return deck !== undefined && matches(deck, side)
  }

  #shown(): DeckDetail | undefined {
    const deck = cachedDeck(this.#queryClient, this.#deckId)
    return deck && withWrites(deck, this.#queue.writes)
  }

  #setHistory(history: typeof emptyHistory) {
    this.#history = history
    this.#update()
  }

  #update() {
    if (this.#isRestoring) return
    const { writes, state, version } = this.#queue
    const isWaiting = !this.#waiting.isEmpty || (state === 'unsaved' && !navigator.onLine)
    if (isWaiting && signedInId(this.#queryClient) === this.#owner) {
      const name = cachedDeck(this.#queryClient, this.#deckId)?.name ?? 'A deck'
      this.#waiting.store(writes, { id: this.#deckId, name, version })
    }
    const { areStored } = this.#waiting
    const next = snapshotOf({ writes, state, areStored }, this.#history, this.#snapshot)
    if (next === this.#snapshot) return
    this.#snapshot = next
    warnOfLeaving(this, state !== 'saved' && !areStored)
    if (state === 'saved') this.#retries.stop()
    for (const listener of this.#listeners) listener()
  }
}
