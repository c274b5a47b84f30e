import { completeQuery, findInDeck, searchCards, updateDeck } from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client, MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, deckOf, leader, makeDeck, setCard, setCards } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { bolt, guide, ledBy, mountain, opt, own } from '../../test/needs-decks.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const krenko = leader.krenkoJumpstart

interface Asking {
  client?: MemberClient
  deckId?: string
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient
  let id: string

  beforeEach(async () => {
    member = await collectorIn(app())
    const deck = await deckOf(member, { [bolt.clue]: 3, [guide.zendikar]: 4 }, { [bolt.clue]: 1 })
    id = deck.id
  })

  const find = (q: string, client: Client = member, deckId = id) =>
    client.call(findInDeck, { params: { id: deckId }, input: { q } })

  /** The found rows, such as “side bolt foil”. */
  async function rowsFound(q: string) {
    const { slots, warnings } = await find(q)
    expect(warnings).toEqual([])
    return slots.map(({ slotType, scryfallId, finish }) =>
      [slotType, nameOf[scryfallId], finish].join(' '),
    )
  }

  const nameOf: Record<string, string> = {
    [bolt.clue]: 'bolt',
    [guide.zendikar]: 'guide',
    [opt.eldraine]: 'opt',
  }

  test('rows are found by what their cards are, and by their board', async () => {
    expect(await rowsFound('t:instant')).toEqual(['main bolt nonfoil', 'side bolt nonfoil'])
    expect(await rowsFound('t:instant in:side')).toEqual(['side bolt nonfoil'])
    expect(await rowsFound('-t:instant or in:side')).toEqual([
      'main guide nonfoil',
      'side bolt nonfoil',
    ])
    expect(await rowsFound('t:elf')).toEqual([])
  })

  test('by their own category or, without one, by the suggested one', async () => {
    await setCard(member, id, card(bolt.clue, { quantity: 3, categories: ['Spicy burn'] }))
    expect(await rowsFound('category:spicy')).toEqual(['main bolt nonfoil'])
    expect(await rowsFound('category:removal')).toEqual(['side bolt nonfoil'])
    expect((await find('category:ramp')).warnings).toEqual([
      '“category:ramp” was ignored: no card of the deck has a category called “ramp”.',
    ])
  })

  test('by finish, number of copies and the day on which they came', async () => {
    app().clock.moveForward(3 * 24 * 3_600_000)
    await setCard(member, id, card(opt.eldraine, { finish: 'foil' }))
    const [today] = app().clock.now().toISOString().split('T')
    expect(await rowsFound('finish:foil')).toEqual(['main opt foil'])
    expect(await rowsFound(`added>=${today}`)).toEqual(['main opt foil'])
    expect(await rowsFound(`added<${today} qty>3`)).toEqual(['main guide nonfoil'])
  })

  describe('copies of the collection', () => {
    test('are missing as far as nobody owns them', async () => {
      await own(member, { [bolt.masters]: 4, [guide.zendikar]: 3 })
      expect(await rowsFound('missing')).toEqual(['main guide nonfoil'])
      expect(await rowsFound('-missing')).toEqual(['main bolt nonfoil', 'side bolt nonfoil'])
      await setCard(member, id, card(opt.eldraine, { slotType: 'considering' }))
      expect(await rowsFound('missing')).toEqual(['main guide nonfoil'])
    })

    test('are free while no other deck reserves them', async () => {
      await own(member, { [bolt.masters]: 4, [guide.zendikar]: 4 })
      expect(await rowsFound('free t:goblin')).toEqual(['main guide nonfoil'])
      const other = await deckOf(member, { [guide.modernMasters]: 4 })
      expect(await rowsFound('free')).toEqual(['main bolt nonfoil', 'side bolt nonfoil'])
      await member.call(updateDeck, { params: { id: other.id }, input: { state: 'retired' } })
      expect(await rowsFound('free t:goblin')).toEqual(['main guide nonfoil'])
    })
  })

  test('the commander is found beside the rows or in one of them', async () => {
    const deckId = await ledBy(member, krenko, { [mountain.core]: 30 })
    expect(await find('in:commander', member, deckId)).toMatchObject({
      slots: [],
      hasCommander: true,
    })
    expect(await find('t:land', member, deckId)).toMatchObject({ hasCommander: false })
    await setCard(member, deckId, card(krenko))
    const { slots, hasCommander } = await find('in:commander', member, deckId)
    expect(slots.map(({ scryfallId }) => scryfallId)).toEqual([krenko])
    expect(hasCommander).toBe(false)
  })

  test('printings that the catalogue does not know are found by no query', async () => {
    await setCards(member, id, [card(unknownPrinting, { slotType: 'side' })])
    expect(await rowsFound('in:side')).toEqual(['side bolt nonfoil'])
    expect(await rowsFound('-t:instant')).toEqual(['main guide nonfoil'])
  })

  test('the answer says how the query was understood', async () => {
    expect(await find('in:side colour:purple')).toMatchObject({
      explanation: 'Cards where it is in the sideboard.',
      warnings: [expect.stringContaining('colour:purple')],
    })
  })

  test('a blank query and another user’s deck are refused', async () => {
    const refused = await member.refusal(findInDeck, { params: { id }, input: { q: ' ' } })
    expect(refused).toMatchObject({ status: 400 })
    const stranger = await collectorIn(app())
    const call = { params: { id }, input: { q: 't:instant' } }
    expect(await stranger.refusal(findInDeck, call)).toMatchObject({ status: 404 })
    expect(await app().visitor().refusal(findInDeck, call)).toMatchObject({ status: 401 })
  })

  describe('names that complete a query', () => {
    async function complete(q: string, { client = member, deckId }: Asking = {}) {
      const input = { q, ...(deckId && { deckId }) }
      const { options } = await client.call(completeQuery, { input })
      return options.map(({ text }) => text)
    }

    beforeEach(() =>
      setCard(member, id, card(bolt.clue, { quantity: 3, categories: ['Spicy burn'] })),
    )

    test('are those of decks', async () => {
      await makeDeck(member, { name: 'Krenko, Tin Street' })
      expect(await complete('t:goblin -deck:tin')).toEqual(['"Krenko, Tin Street"'])
      expect(await complete('deck:bolt')).toEqual([])
      expect(await complete('category:spicy')).toEqual([])
    })

    test('are in a deck those of its categories, also of suggested ones', async () => {
      expect(await complete('category:', { deckId: id })).toEqual(['"Spicy burn"', 'Removal'])
      expect(await complete('cat:bu', { deckId: id })).toEqual(['"Spicy burn"'])
      const { id: other } = await makeDeck(member)
      for (const deckId of [other, 'none']) {
        expect(await complete('category:', { deckId })).toEqual([])
      }
    })

    test('are those of the caller only', async () => {
      const stranger = await collectorIn(app())
      await makeDeck(member, { name: 'Krenko, Tin Street' })
      expect(await complete('deck:', { client: stranger })).toEqual(['any'])
      expect(await complete('category:', { client: stranger, deckId: id })).toEqual([])
    })
  })

  describe('other searches', () => {
    const namesFound = async (query: string, client: Client = member) => {
      const { cards, warnings } = await client.call(searchCards, { input: { query } })
      return { names: [...new Set(cards.map(({ name }) => name))], warnings }
    }

    beforeEach(async () => {
      const krenkoDeck = await makeDeck(member, { name: 'Krenko, Tin Street' })
      await setCards(member, krenkoDeck.id, [
        card(guide.zendikar, { quantity: 2 }),
        card(opt.eldraine, { slotType: 'considering' }),
      ])
    })

    test('find the cards of decks, and of none', async () => {
      expect((await namesFound('deck:"Krenko"')).names).toEqual(['Goblin Guide'])
      expect((await namesFound('deck:any')).names).toEqual(['Goblin Guide', 'Lightning Bolt'])
      const { names } = await namesFound('-deck:any (goblin or opt or lightning)')
      expect(names).toContain('Opt')
      expect(names).not.toContain('Goblin Guide')
    })

    test('find cards of which copies are free', async () => {
      await own(member, { [guide.zendikar]: 7, [bolt.clue]: 4, [opt.eldraine]: 1 })
      expect((await namesFound('free')).names).toEqual(['Goblin Guide', 'Opt'])
      expect((await namesFound('free>1')).names).toEqual([])
      expect((await namesFound('free:0 owned>0')).names).toEqual(['Lightning Bolt'])
    })

    test('know the decks of the one who asks only', async () => {
      const stranger = await collectorIn(app())
      await own(stranger, { [printing.krenkoPrerelease]: 1 })
      await namesFound('deck:krenko')
      expect(await namesFound('deck:krenko', stranger)).toEqual({
        names: [],
        warnings: ['“deck:krenko” was ignored: none of your decks is called “krenko”.'],
      })
      expect(await namesFound('deck:any', stranger)).toEqual({ names: [], warnings: [] })
      expect((await namesFound('free', stranger)).names).toEqual(['Krenko, Mob Boss'])
    })
  })
})
