import { addToCollection, getOwnedCard } from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, clientOf, type MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { deckOf, leader, makeDeck } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { bolt, guide, own } from '../test/needs-decks.ts'
import { unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const ownedOf = (scryfallId: string, client: Client = member) =>
    client.call(getOwnedCard, { params: { scryfallId } })

  describe('what a user has of a card', () => {
    test('is of all its printings, by finish, condition and language', async () => {
      await own(member, { [bolt.clue]: 2, [guide.zendikar]: 1 })
      const input = { scryfallId: bolt.masters, finish: 'foil', language: 'de', condition: 'LP' }
      await member.call(addToCollection, { input })
      const { entries, copies, free, decks } = await ownedOf(bolt.alpha)
      expect(Object.fromEntries(entries.map((one) => [one.scryfallId, one.variants]))).toEqual({
        [bolt.clue]: [{ finish: 'nonfoil', condition: 'NM', language: 'en', quantity: 2 }],
        [bolt.masters]: [{ finish: 'foil', condition: 'LP', language: 'de', quantity: 1 }],
      })
      expect(entries[0]?.addedAt).toBe(app().clock.now().toISOString())
      expect([copies, free, decks]).toEqual([3, 3, []])
    })

    test('is free unless decks need it, which are listed with the printing they use', async () => {
      await own(member, { [bolt.clue]: 4 })
      const { id } = await deckOf(member, { [bolt.alpha]: 3 }, { [bolt.clue]: 2 })
      const { copies, free, decks } = await ownedOf(bolt.masters)
      expect([copies, free]).toEqual([4, 0])
      const plain = { finish: 'nonfoil', role: null, state: 'built' } as const
      const slot = { deckId: id, deckName: 'Burn', format: 'modern', ...plain } as const
      expect(decks).toHaveLength(2)
      expect(decks).toContainEqual({
        ...slot,
        scryfallId: bolt.alpha,
        slotType: 'main',
        quantity: 3,
      })
      expect(decks).toContainEqual({
        ...slot,
        scryfallId: bolt.clue,
        slotType: 'side',
        quantity: 2,
      })
      expect((await ownedOf(guide.zendikar)).decks).toEqual([])
    })

    test('is in use as a commander', async () => {
      const krenko = leader.krenkoJumpstart
      const { id } = await makeDeck(member, { format: 'commander', commanderId: krenko })
      expect((await ownedOf(krenko)).decks).toMatchObject([
        { deckId: id, scryfallId: krenko, role: 'commander', quantity: 1 },
      ])
    })

    test('is nothing of what others have', async () => {
      await own(member, { [bolt.clue]: 4 })
      await deckOf(member, { [bolt.alpha]: 3 })
      const nothing = { entries: [], copies: 0, free: 0, decks: [] }
      expect(await ownedOf(bolt.alpha, await collectorIn(app()))).toEqual(nothing)
      expect(await ownedOf(unknownPrinting)).toEqual(nothing)
    })

    test('is the same in every process', async () => {
      await ownedOf(bolt.alpha)
      const session = member.session() ?? ''
      const elsewhere = clientOf(await app().another(), '10.1.0.1', session)
      await own(elsewhere, { [bolt.alpha]: 1 })
      await deckOf(elsewhere, { [bolt.alpha]: 1 })
      expect(await ownedOf(bolt.alpha)).toMatchObject({ copies: 1, free: 0, decks: [{}] })
    })
  })
})
