import { type Card, type CardSearchResult, type DeckDetail, searchCards } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect } from 'vitest'
import { AddCards } from '../../features/decks/editor/add-cards/add-cards.tsx'
import type { AddedCopies, DeckActions } from '../../features/decks/kit/deck-actions.ts'
import type { SentToDecks } from '../deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../decks.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

export const bolt = cardNamed('Lightning Bolt')
export const helix = cardNamed('Lightning Helix', { tcgplayerId: null })
export const priced = (id: string, usd: string | null): Card =>
  cardNamed('Lightning Bolt', {
    id,
    prices: { usd, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
  })

/** Renders the card search with a deck of its own, and records what is added, in order. */
export async function draw(facts: Partial<DeckDetail> = {}) {
  const added: string[] = []
  const copies: (AddedCopies | undefined)[] = []
  function Editor() {
    const [deck, setDeck] = useState(() => deckOf(facts))
    const actions: DeckActions = {
      add: (card, slotType, as) => {
        added.push(`${slotType} ${card.id}`)
        copies.push(as)
        setDeck((current) => ({ ...current, cards: [...current.cards, rowOf(card, 1, slotType)] }))
      },
      setQuantity: fail,
      remove: fail,
      move: fail,
      changePrinting: fail,
      setRole: fail,
      setLocked: fail,
      setFinish: fail,
      annotate: fail,
      apply: fail,
      applyPlan: fail,
    }
    return (
      <>
        <AddCards deck={deck} actions={actions} />
        <input id="other" />
      </>
    )
  }
  const { box } = await drawPage(() => <Editor />, { user: karn, site: plainSite })
  const field = await waitFor(() => found(box.querySelector<HTMLInputElement>('[role=combobox]')))
  return { box, field, added, copies }
}

function fail(): never {
  throw new Error('Only adding is expected here.')
}

export function found<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error('it is not there')
  return thing
}

export const rowsOf = (box: ParentNode) => [...box.querySelectorAll('tr')]
export const namesIn = (box: ParentNode) =>
  rowsOf(box).map((row) => row.querySelector('b')?.textContent ?? '')
export const shows = (box: ParentNode, ...names: string[]) =>
  waitFor(() => expect(namesIn(box)).toEqual(names))
export const rowOfCard = (box: ParentNode, name: string) =>
  found(rowsOf(box).find((row) => row.textContent?.includes(name)))

/** Whether the key was left to surrounding elements. */
export function press(target: Element, key: string, init: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
}

/** A promise that the test resolves. */
export function deferred<T>() {
  let resolve: (value: T) => void = fail
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

export const isSearch = ({ path }: SentToDecks) => path === searchCards.path
export const answerOf = (cards: Card[], facts: Partial<CardSearchResult> = {}) =>
  HttpResponse.json({
    cards,
    totalCards: cards.length,
    hasMore: false,
    searchMode: 'cards',
    explanation: '',
    warnings: [],
    clauses: [],
    didYouMean: null,
    pricesAsOf: '2026-08-15',
    ...facts,
  })
