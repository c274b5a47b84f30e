import { type Card, type CardSearchResult, type DeckDetail, searchCards } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect } from 'vitest'
import type { SentToDecks } from '../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import type { DeckActions } from '../deck-actions.ts'
import { AddCards } from './add-cards.tsx'

export const bolt = cardNamed('Lightning Bolt')
export const helix = cardNamed('Lightning Helix', { tcgplayerId: null })
export const priced = (id: string, usd: string | null): Card =>
  cardNamed('Lightning Bolt', { id, prices: { usd, usdFoil: null, eur: null, eurFoil: null } })

/** The part with a deck of its own, and what was added, in order. */
export async function draw(facts: Partial<DeckDetail> = {}) {
  const added: string[] = []
  function Editor() {
    const [deck, setDeck] = useState(() => deckOf(facts))
    const actions: DeckActions = {
      add: (card, slotType) => {
        added.push(`${slotType} ${card.id}`)
        setDeck((now) => ({ ...now, cards: [...now.cards, rowOf(card, 1, slotType)] }))
      },
      ...{ setQuantity: fail, remove: fail, move: fail, changePrinting: fail },
      ...{ setRole: fail, setLocked: fail, apply: fail },
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
  return { box, field, added }
}

function fail(): never {
  throw new Error('nothing but adding is asked for here')
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

/** Whether the key was left to whatever is around. */
export function press(target: Element, key: string, init: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
}

/** A promise that is kept when the test says so. */
export function later<T>() {
  let resolve: (value: T) => void = fail
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

export const isSearch = ({ path }: SentToDecks) => path === searchCards.path
export const answerOf = (cards: Card[], facts: Partial<CardSearchResult> = {}) =>
  HttpResponse.json({
    ...{ cards, totalCards: cards.length, hasMore: false, searchMode: 'cards', explanation: '' },
    ...{ warnings: [], clauses: [], didYouMean: null, pricesAsOf: '2026-08-15', ...facts },
  })
