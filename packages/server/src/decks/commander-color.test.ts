import {
  copySharedDeck,
  exportAccount,
  getDeckAdditions,
  getSharedDeck,
  listDeckChanges,
  listDecks,
  restoreDeck,
  setDeckCards,
  shareDeck,
  updateDeck,
} from '@manafolio/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { commanderCard, withCommanderCards } from '../test/commander-cards.ts'
import { card, detailOf, leader, makeDeck } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

const { facelessOne, prismaticPiper, claraOswald, tenthDoctor } = commanderCard

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeAll(async () => app().catalogue.replace(await withCommanderCards()))
  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const led = (commanderId: string, facts: object = {}) =>
    makeDeck(member, { format: 'commander', commanderId, ...facts })
  const change = (id: string, input: object) => member.call(updateDeck, { params: { id }, input })
  const tree = leader.brunaTheFadingLight

  test('a new deck has no color chosen; a chosen one counts in its colors', async () => {
    const { id, ...deck } = await led(facelessOne)
    expect(deck).toMatchObject({ commanderColor: null, colorIdentity: [] })
    const chosen = { commanderColor: 'G', colorIdentity: ['G'] }
    expect(await change(id, { commanderColor: 'G' })).toMatchObject({ ...chosen, version: 2 })
    expect(await detailOf(member, id)).toMatchObject(chosen)
    expect(await member.call(listDecks)).toMatchObject([chosen])
    expect(await change(id, { commanderColor: null })).toMatchObject({ colorIdentity: [] })
  })

  test('a deck is made with its color', async () => {
    expect(await led(prismaticPiper, { commanderColor: 'U' })).toMatchObject({
      commanderColor: 'U',
      colorIdentity: ['U'],
    })
  })

  test('the color of a second commander counts with the colors of the first', async () => {
    const cards = [card(claraOswald, { quantity: 1, role: 'commander' })]
    const deck = await led(tenthDoctor, { cards, commanderColor: 'W' })
    expect(deck.colorIdentity).toEqual(['W', 'U', 'R'])
  })

  test('cards to add are of the chosen color, even to a deck without cards', async () => {
    const { id } = await led(facelessOne, { commanderColor: 'G' })
    const params = { id }
    const { shortages } = await member.call(getDeckAdditions, { params, input: {} })
    const names = shortages.flatMap(({ additions }) => additions.map((added) => added.card.name))
    expect(names).toEqual(expect.arrayContaining(['Cultivate', 'Beast Within', 'Arcane Signet']))
    expect(names).not.toContain('Swords to Plowshares')
    expect(names).not.toContain('Lightning Bolt')
  })

  test('a color counts for nothing where no commander asks for one', async () => {
    const deck = await led(leader.krenkoJumpstart, { commanderColor: 'U' })
    expect(deck.colorIdentity).toEqual(['R'])
  })

  test('another commander has no color yet, and the same one in another way keeps it', async () => {
    const { id } = await led(facelessOne, { commanderColor: 'G' })
    expect(await change(id, { name: 'Renamed' })).toMatchObject({ commanderColor: 'G' })
    expect(await change(id, { commanderId: facelessOne })).toMatchObject({ commanderColor: 'G' })
    expect(await change(id, { commanderId: prismaticPiper })).toMatchObject({
      commanderColor: null,
      colorIdentity: [],
    })
    const both = { commanderId: facelessOne, commanderColor: 'B' }
    expect(await change(id, both)).toMatchObject({ ...both, colorIdentity: ['B'] })
  })

  test('commanders, cards and color change together', async () => {
    const { id } = await led(facelessOne)
    const facts = { commanderId: prismaticPiper, commanderColor: 'R' as const }
    const input = { cards: [{ ...card(tree, { quantity: 1 }), slotType: 'side' }], facts }
    expect(await member.call(setDeckCards, { params: { id }, input })).toMatchObject(facts)
  })

  test('anything but a color is refused', async () => {
    const { id } = await led(facelessOne, { commanderColor: 'G' })
    for (const commanderColor of ['C', 'g', '', 7, ['G']]) {
      const refused = await member.refusal(updateDeck, {
        params: { id },
        input: { commanderColor },
      })
      expect(refused).toMatchObject({
        status: 400,
        issues: [{ path: 'commanderColor', message: 'A color is one of W, U, B, R and G' }],
      })
    }
    expect(await detailOf(member, id)).toMatchObject({ commanderColor: 'G', version: 1 })
  })

  test('the history has the color, and brings it back', async () => {
    const { id } = await led(facelessOne, { commanderColor: 'G' })
    await change(id, { commanderColor: 'W' })
    const params = { id }
    const { changes } = await member.call(listDeckChanges, { params, input: { page: '1' } })
    expect(changes[0]).toMatchObject({
      factsBefore: { commanderColor: 'G' },
      factsAfter: { commanderColor: 'W' },
    })
    const restored = await member.call(restoreDeck, { params, input: { to: 1 } })
    expect(restored).toMatchObject({ commanderColor: 'G', colorIdentity: ['G'] })
  })

  test('shared decks, copies and the export have it', async () => {
    const { id } = await led(facelessOne, { commanderColor: 'G' })
    const { shareId } = await member.call(shareDeck, { params: { id } })
    const chosen = { commanderColor: 'G', colorIdentity: ['G'] }
    const params = { shareId }
    expect(await app().visitor().call(getSharedDeck, { params })).toMatchObject(chosen)
    expect(await member.call(copySharedDeck, { params })).toMatchObject(chosen)
    const { decks } = await member.call(exportAccount)
    expect(decks.map(({ commanderColor }) => commanderColor)).toEqual(['G', 'G'])
  })

  test('changes from before there was a color are shown without one', async () => {
    const { id } = await led(facelessOne)
    const { db } = app().database
    const old = JSON.stringify({
      ...{ name: 'Burn', format: 'commander', description: null },
      ...{ commanderId: facelessOne, commanderName: 'Faceless One' },
    })
    await db
      .updateTable('deck_changes')
      .set({ facts_after: old })
      .where('deck_id', '=', id)
      .execute()
    const input = { page: '1' }
    const { changes } = await member.call(listDeckChanges, { params: { id }, input })
    expect(changes[0]?.factsAfter).toMatchObject({ commanderColor: null })
  })
})
