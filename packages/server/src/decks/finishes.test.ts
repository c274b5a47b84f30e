import {
  changeDeckPrinting,
  type DeckState,
  limits,
  removeDeckCard,
  setDeckCards,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, deckOf, detailOf, makeDeck, setCard } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const guide = printing.goblinGuideZendikar // $1.53, as foil $6.96

const rowsOf = ({ cards }: Pick<DeckState, 'cards'>) =>
  cards.map(({ quantity, finish, slotType }) => `${quantity} ${finish} ${slotType}`)

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const foils = (quantity: number, more: object = {}) => card(guide, { quantity, ...more })

  describe('the finish of copies', () => {
    test('is a row of its own, with the price of its own', async () => {
      const { id } = await deckOf(member, { [guide]: 3 })
      const state = await setCard(member, id, foils(1, { finish: 'foil' }))
      expect(rowsOf(state)).toEqual(['3 nonfoil main', '1 foil main'])
      expect(state).toMatchObject({ cardCount: 4, totalValue: 3 * 1.53 + 6.96 })
    })

    test('that is left open is that of the only row, else the plainest one', async () => {
      const { id } = await makeDeck(member, { cards: [foils(2, { finish: 'foil' })] })
      expect(rowsOf(await setCard(member, id, foils(3)))).toEqual(['3 foil main'])
      await setCard(member, id, foils(1, { finish: 'nonfoil' }))
      expect(rowsOf(await setCard(member, id, foils(4)))).toEqual(['4 nonfoil main', '3 foil main'])
      const params = { deckId: id, scryfallId: guide }
      const input = { finish: 'foil' } as const
      expect(rowsOf(await member.call(removeDeckCard, { params, input }))).toEqual([
        '4 nonfoil main',
      ])
      expect(await member.refusal(removeDeckCard, { params, input })).toMatchObject({ status: 404 })
    })

    test('must be one that the printing comes in, unless nobody knows; nothing changes else', async () => {
      const { id } = await deckOf(member, { [guide]: 3 })
      const bolt = card(printing.lightningBoltAlpha, { finish: 'foil' })
      const refusal = await member.refusal(setDeckCards, {
        params: { id },
        input: { cards: [foils(1), bolt] },
      })
      expect(refusal).toMatchObject({ status: 400, code: 'finish_not_printed' })
      expect(rowsOf(await detailOf(member, id))).toEqual(['3 nonfoil main'])
      await setCard(member, id, card(unknownPrinting, { finish: 'etched' }))
      expect(rowsOf(await detailOf(member, id))).toContain('1 etched main')
    })

    test('that is the plainest of its printing makes no second row', async () => {
      const { id } = await deckOf(member, { [printing.krenkoPrerelease]: 1 }) // foil only
      const foil = card(printing.krenkoPrerelease, { quantity: 2, finish: 'foil' })
      const state = await setCard(member, id, foil)
      expect(rowsOf(state)).toEqual(['2 nonfoil main'])
      expect(state.totalValue).toBe(2 * 22.95)
    })

    test('stays when the printing changes, where that comes in it', async () => {
      const swords = printing.swordsMysticalArchive
      const { id } = await makeDeck(member, {
        cards: [
          card(swords, { finish: 'etched' }),
          card(swords, { finish: 'foil', slotType: 'side' }),
        ],
      })
      const change = (slotType: 'main' | 'side', from: 'etched' | 'foil') =>
        member.call(changeDeckPrinting, {
          params: { id },
          input: {
            ...{ scryfallId: swords, slotType, finish: from },
            to: { scryfallId: printing.swordsModernHorizons, cardName: 'Swords to Plowshares' },
          },
        })
      await change('main', 'etched')
      expect(rowsOf(await change('side', 'foil'))).toEqual(['1 nonfoil main', '1 foil side'])
    })

    test('changes alone, with the copies that are there', async () => {
      const { id } = await deckOf(member, { [guide]: 98 })
      await setCard(member, id, foils(1, { finish: 'foil', note: 'Signed.' }))
      const input = {
        ...{ scryfallId: guide, finish: 'foil' as const },
        to: { scryfallId: guide, cardName: 'Goblin Guide', finish: 'nonfoil' as const },
      }
      const state = await member.call(changeDeckPrinting, { params: { id }, input })
      expect(rowsOf(state)).toEqual([`${limits.deckQuantityMax} nonfoil main`])
      expect(state.cards[0]).toMatchObject({ note: 'Signed.' })
    })
  })

  describe('cards that are only considered', () => {
    test('count nowhere', async () => {
      const { id } = await deckOf(member, { [guide]: 4 }, { [printing.lightningBoltAlpha]: 2 })
      const before = await detailOf(member, id)
      await setCard(member, id, card(printing.krenkoEtched, { slotType: 'considering' }))
      const after = await detailOf(member, id)
      expect(rowsOf(after)).toEqual(['4 nonfoil main', '2 nonfoil side', '1 nonfoil considering'])
      const numbers = ['cardCount', 'sideCount', 'pricedCards', 'totalValue'] as const
      for (const number of numbers) expect(after[number]).toBe(before[number])
      expect([after.colorIdentity, after.cover]).toEqual([before.colorIdentity, before.cover])
    })

    test('have no role', async () => {
      const { id } = await makeDeck(member, { format: 'commander' })
      const considered = card(guide, { slotType: 'considering', role: 'commander' })
      const refusal = await member.refusal(setDeckCards, {
        params: { id },
        input: { cards: [considered] },
      })
      expect(refusal.status).toBe(400)
    })
  })

  test('a card was added when it came, also after it became another printing', async () => {
    const { id } = await deckOf(member, { [printing.swordsMysticalArchive]: 1 })
    const at = app().clock.now().toISOString()
    app().clock.moveForward(60_000)
    await setCard(member, id, card(guide))
    const input = {
      scryfallId: printing.swordsMysticalArchive,
      to: { scryfallId: printing.swordsModernHorizons, cardName: 'Swords to Plowshares' },
    }
    const { cards } = await member.call(changeDeckPrinting, { params: { id }, input })
    expect(cards.map(({ addedAt }) => addedAt)).toEqual([app().clock.now().toISOString(), at])
  })
})
