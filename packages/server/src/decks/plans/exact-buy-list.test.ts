import {
  addToCollection,
  type BuyLine,
  type Finish,
  getBuyList,
  prioritizeDeck,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, leader, makeDeck } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { bolt, guide, ledBy, mountain } from '../../test/needs-decks.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

/** Copies of a printing, nonfoil by default. */
type Row = [scryfallId: string, quantity: number, finish?: Finish]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  async function deckWith(...rows: Row[]): Promise<string> {
    app().clock.moveForward(1000)
    const cards = rows.map(([id, quantity, finish = 'nonfoil']) => card(id, { quantity, finish }))
    return (await makeDeck(member, { cards })).id
  }

  /** Without a finish, in the usual one of the printing. */
  async function own(...rows: Row[]) {
    for (const [scryfallId, quantity, finish] of rows) {
      await member.call(addToCollection, { input: { scryfallId, quantity, finish } })
    }
  }

  const listOf = (deckIds: string[], input: object = {}) =>
    member.call(getBuyList, { input: { deckIds, copies: 'exact', ...input } })

  /** `2 Lightning Bolt clb foil $1.66` */
  async function linesOf(deckIds: string[], input: object = {}): Promise<string[]> {
    return (await listOf(deckIds, input)).lines.map(lineText)
  }

  test('foil and nonfoil copies of one printing are lines of their own, with their own prices', async () => {
    await own([bolt.baldursGate, 1], [bolt.masters, 4], [bolt.baldursGate, 1, 'foil'])
    const id = await deckWith([bolt.baldursGate, 2], [bolt.baldursGate, 3, 'foil'])
    expect(await linesOf([id])).toEqual([
      '1 Lightning Bolt clb nonfoil $0.8',
      '2 Lightning Bolt clb foil $1.66',
    ])
    expect(await listOf([id])).toMatchObject({ totalUsd: 4.12, unpricedCopies: 0 })
  })

  test('without the choice any copy of the card counts, and the cheapest is bought', async () => {
    await own([bolt.masters, 4])
    const id = await deckWith([bolt.baldursGate, 2], [bolt.baldursGate, 3, 'foil'])
    const { lines } = await member.call(getBuyList, { input: { deckIds: [id] } })
    expect(lines.map(lineText)).toEqual(['1 Lightning Bolt clb nonfoil $0.8'])
    expect(await linesOf([id], { copies: 'cheapest' })).toEqual(lines.map(lineText))
  })

  test('two printings of a card are two lines, and what is not missing is none', async () => {
    await own([guide.zendikar, 2], [bolt.masters, 1])
    const id = await deckWith([guide.zendikar, 2], [bolt.masters, 2], [bolt.clue, 1])
    expect(await linesOf([id])).toEqual([
      '1 Lightning Bolt a25 nonfoil $1.28',
      '1 Lightning Bolt clu nonfoil $2.8',
    ])
    expect(await linesOf([id], { copies: 'cheapest' })).toEqual([
      '2 Lightning Bolt clb nonfoil $0.8',
    ])
  })

  test('etched copies have the price and the product of etched ones', async () => {
    await own([printing.swordsMysticalArchive, 1, 'foil'])
    const id = await deckWith(
      [printing.swordsMysticalArchive, 1, 'etched'],
      [printing.krenkoEtched, 1],
    )
    const { lines } = await listOf([id])
    expect(lines.map(lineText)).toEqual([
      '1 Krenko, Mob Boss cmm etched $30.69',
      '1 Swords to Plowshares sta etched $13.34',
    ])
    const plain = await deckWith([printing.swordsMysticalArchive, 1])
    const [nonfoil] = (await listOf([plain])).lines
    expect(nonfoil?.offer?.tcgplayerId).toEqual(expect.any(Number))
    expect(lines[1]?.offer?.tcgplayerId).toEqual(expect.any(Number))
    expect(lines[1]?.offer?.tcgplayerId).not.toBe(nonfoil?.offer?.tcgplayerId)
  })

  test('a copy of a printing that comes in one finish only is owned in that', async () => {
    await own([printing.krenkoEtched, 1])
    const id = await deckWith([printing.krenkoEtched, 2])
    expect(await linesOf([id])).toEqual(['1 Krenko, Mob Boss cmm etched $30.69'])
  })

  test('a finish without a price is listed without one, never at that of another', async () => {
    const id = await deckWith(
      [printing.swordsModernHorizons, 2, 'foil'],
      [printing.swordsModernHorizons, 1],
    )
    expect(await linesOf([id])).toEqual([
      '1 Swords to Plowshares m3c nonfoil $1.4',
      '2 Swords to Plowshares m3c foil $none',
    ])
    expect(await listOf([id])).toMatchObject({ totalUsd: 1.4, unpricedCopies: 2 })
  })

  test('a printing that nobody knows is listed as the deck calls it', async () => {
    await own([unknownPrinting, 1, 'foil'])
    const id = await deckWith([unknownPrinting, 2, 'foil'], [unknownPrinting, 1])
    const cardName = `Name of ${unknownPrinting}`
    const offer = { scryfallId: unknownPrinting, setCode: '', tcgplayerId: null, usd: null }
    expect(await listOf([id])).toMatchObject({
      lines: [
        { cardName, quantity: 1, offer: { ...offer, finish: 'nonfoil' } },
        { cardName, quantity: 1, offer: { ...offer, finish: 'foil' } },
      ],
      unpricedCopies: 2,
    })
  })

  test('the commander beside the cards is bought too, and basic lands when they are counted', async () => {
    const id = await ledBy(member, leader.krenkoJumpstart, { [mountain.core]: 3 })
    expect(await linesOf([id])).toEqual(['1 Krenko, Mob Boss jmp nonfoil $2.2'])
    expect(await linesOf([id], { basicLands: 'counted' })).toEqual([
      '1 Krenko, Mob Boss jmp nonfoil $2.2',
      '3 Mountain m13 nonfoil $0.08',
    ])
  })

  test('a deck that lacks none of its printings has nothing to buy', async () => {
    await own([bolt.baldursGate, 4, 'foil'])
    const id = await deckWith([bolt.baldursGate, 4, 'foil'])
    expect(await listOf([id])).toMatchObject({ lines: [], totalUsd: 0, unpricedCopies: 0 })
  })

  describe('for several decks', () => {
    let foil: string
    let mixed: string

    beforeEach(async () => {
      await own([bolt.baldursGate, 1, 'foil'])
      foil = await deckWith([bolt.baldursGate, 2, 'foil'])
      mixed = await deckWith([bolt.baldursGate, 1, 'foil'], [bolt.baldursGate, 1])
    })

    test('their copies add up, or one after the other those of the largest are enough', async () => {
      const { lines } = await listOf([foil, mixed])
      expect(lines.map(lineText)).toEqual([
        '1 Lightning Bolt clb nonfoil $0.8',
        '2 Lightning Bolt clb foil $1.66',
      ])
      expect(lines[0]?.deckIds).toEqual([mixed])
      expect(new Set(lines[1]?.deckIds)).toEqual(new Set([foil, mixed]))
      expect(await linesOf([foil, mixed], { isAtOnce: false })).toEqual([
        '1 Lightning Bolt clb nonfoil $0.8',
        '1 Lightning Bolt clb foil $1.66',
      ])
    })

    test('copies are left to decks that need them, unless the chosen one goes first', async () => {
      const sparing = { sparesOthers: true }
      expect(await linesOf([foil])).toEqual(['1 Lightning Bolt clb foil $1.66'])
      expect(await linesOf([foil], sparing)).toEqual(['2 Lightning Bolt clb foil $1.66'])
      const input = { scryfallId: bolt.baldursGate }
      await member.call(prioritizeDeck, { params: { id: foil }, input })
      expect(await linesOf([foil], sparing)).toEqual(['1 Lightning Bolt clb foil $1.66'])
    })

    test('another deck gets its own printings before it takes those of the chosen one', async () => {
      await own([bolt.masters, 1])
      await deckWith([bolt.masters, 1])
      const id = await deckWith([bolt.masters, 1])
      expect(await linesOf([id], { sparesOthers: true })).toEqual([
        '1 Lightning Bolt a25 nonfoil $1.28',
      ])
      await own([bolt.masters, 1], [bolt.clue, 3])
      expect(await linesOf([id], { sparesOthers: true })).toEqual([])
    })
  })

  test('decks of others are not found, and an unknown choice is refused', async () => {
    const other = await collectorIn(app())
    const { id } = await makeDeck(other, { cards: [card(bolt.clue)] })
    const input = { deckIds: [id], copies: 'exact' }
    expect(await member.refusal(getBuyList, { input })).toMatchObject({ code: 'deck_not_found' })
    const refused = await other.refusal(getBuyList, { input: { ...input, copies: 'owned' } })
    expect(refused.status).toBe(400)
    expect(refused.issues?.[0]?.message).toBe('copies is one of cheapest, exact')
  })
})

function lineText({ quantity, cardName, offer }: BuyLine): string {
  return `${quantity} ${cardName} ${offer?.setCode} ${offer?.finish} $${offer?.usd ?? 'none'}`
}
