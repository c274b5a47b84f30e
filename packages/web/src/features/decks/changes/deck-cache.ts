import { type DeckDetail, type DeckState, type DeckSummary, getDeck } from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { DeckRow } from '../deck-actions.ts'
import { deckQuery, decksKey, decksQuery } from '../decks-query.ts'
import { answeredDeck, hasStrangers } from './answered-deck.ts'

/** A deck as the pages know it: itself, and as one of the decks in the list. */
export class DeckCache {
  readonly #queryClient: QueryClient
  readonly #deckId: string
  readonly #key: ReturnType<typeof deckQuery>['queryKey']

  constructor(queryClient: QueryClient, deckId: string) {
    this.#queryClient = queryClient
    this.#deckId = deckId
    this.#key = deckQuery(deckId).queryKey
  }

  get deck(): DeckDetail | undefined {
    return this.#queryClient.getQueryData(this.#key)
  }

  /** Asks the server beside the query: a failure here does not take the deck away that is shown. */
  async fetch(): Promise<DeckDetail> {
    const deck = await call(getDeck, { params: { id: this.#deckId } })
    const shown = this.deck
    if (shown && isOlder(deck, shown)) return shown
    this.#keep(deck)
    return deck
  }

  /** Has the page ask again, and show what comes of it: also that there is no such deck any more. */
  refresh(): void {
    void this.#queryClient.invalidateQueries({ queryKey: this.#key })
    void this.#queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
  }

  /** A request of which the page, and what watches the connection, may know. */
  send<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const options = { mutationKey: [...decksKey, 'write', this.#deckId], mutationFn: request }
    const mutations = this.#queryClient.getMutationCache()
    return mutations.build<Answer, Error, void, unknown>(this.#queryClient, options).execute()
  }

  /** What the server answered to a write of these rows. */
  keep(answer: DeckState | DeckDetail, written: readonly DeckRow[]): void {
    const before = this.deck
    if (!before) this.refresh()
    if (!before || isOlder(answer, before)) return
    // What is asked for anew is given up for this answer: it is to be asked for again.
    const wasAsked = this.#queryClient.getQueryState(this.#key)?.isInvalidated
    const deck = 'commander' in answer ? answer : answeredDeck(before, answer, written)
    this.#keep(deck)
    if (wasAsked || hasStrangers(before, deck)) this.refresh()
  }

  #keep(deck: DeckDetail) {
    // What was asked for before this is older.
    void this.#queryClient.cancelQueries({ queryKey: this.#key })
    this.#queryClient.setQueryData(this.#key, deck)
    this.#keepInList(deck)
  }

  #keepInList({ cards: _, commander: __, ...summary }: DeckDetail) {
    const { queryKey } = decksQuery
    this.#queryClient.setQueryData(queryKey, (decks: DeckSummary[] | undefined) =>
      decks?.map((deck) => (deck.id === summary.id ? summary : deck)),
    )
    if (this.#queryClient.isFetching({ queryKey }) > 0) {
      void this.#queryClient.invalidateQueries({ queryKey })
    }
  }
}

/** Answers may come in another order than they were given. A deck that was made anew begins anew. */
function isOlder(one: DeckState | DeckDetail, other: DeckDetail): boolean {
  return one.createdAt === other.createdAt && one.version < other.version
}
