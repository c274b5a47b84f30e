import {
  changeDeckPrinting,
  copySharedDeck,
  getSharedDeck,
  listDeckChanges,
  listDecks,
  removeDeckCard,
  restoreDeck,
  shareDeck,
  updateDeck,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { card, detailOf, leader, makeDeck, setCard } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const { lightningBoltAlpha: alpha, lightningBoltBaldursGate: baldursGate } = printing
const { goblinGuideZendikar: guide, delverMidnightHunt: delver } = printing

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient
  let id: string

  beforeEach(async () => {
    member = await collectorIn(app())
    const led = { format: 'commander', commanderId: leader.krenkoJumpstart }
    id = (await makeDeck(member, { name: 'Goblins', ...led })).id
    await setCard(member, id, card(guide))
    await setCard(member, id, card(baldursGate, { slotType: 'side' }))
  })

  const choose = (coverId: string | null) =>
    member.call(updateDeck, { params: { id }, input: { coverId } })

  const coverNow = async () => (await detailOf(member, id)).cover?.name

  test('a card of the deck becomes its cover, everywhere; null is the usual one', async () => {
    expect(await coverNow()).toBe('Krenko, Mob Boss')
    expect(await choose(guide)).toMatchObject({ coverId: guide, cover: { name: 'Goblin Guide' } })
    const [listed] = await member.call(listDecks)
    expect(listed?.cover?.scryfallId).toBe(guide)
    const { shareId } = await member.call(shareDeck, { params: { id } })
    const shared = await member.call(getSharedDeck, { params: { shareId } })
    expect(shared.cover?.scryfallId).toBe(guide)
    const copy = await member.call(copySharedDeck, { params: { shareId } })
    expect(copy).toMatchObject({ coverId: guide, cover: { name: 'Goblin Guide' } })
    expect((await choose(null)).cover?.name).toBe('Krenko, Mob Boss')
  })

  test('another printing of a card is one too; other cards, and considered ones, are none', async () => {
    expect(await choose(alpha)).toMatchObject({ cover: { scryfallId: alpha } })
    await setCard(member, id, card(delver, { slotType: 'considering' }))
    for (const coverId of [delver, printing.bloodCryptRavnica]) {
      const refusal = await member.refusal(updateDeck, { params: { id }, input: { coverId } })
      expect(refusal).toMatchObject({
        ...{ status: 400, code: 'cover_not_in_deck' },
        message: 'The cover of a deck is one of its cards.',
      })
    }
    expect(await detailOf(member, id)).toMatchObject({ coverId: alpha })
  })

  test('it stays while the card has another printing, and returns with the card', async () => {
    await choose(baldursGate)
    const to = { scryfallId: alpha, cardName: 'Lightning Bolt' }
    const input = { scryfallId: baldursGate, slotType: 'side' as const, to }
    await member.call(changeDeckPrinting, { params: { id }, input })
    expect(await coverNow()).toBe('Lightning Bolt')
    await member.call(removeDeckCard, {
      params: { deckId: id, scryfallId: alpha },
      input: { slotType: 'side' },
    })
    expect(await coverNow()).toBe('Krenko, Mob Boss')
    await setCard(member, id, card(alpha))
    expect(await coverNow()).toBe('Lightning Bolt')
  })

  test('it is a part of the history, and comes back with a version', async () => {
    const { version } = await choose(guide)
    await choose(null)
    const { changes } = await member.call(listDeckChanges, { params: { id }, input: {} })
    expect(changes.slice(0, 2)).toMatchObject([
      {
        factsBefore: { coverId: guide, coverName: 'Goblin Guide' },
        factsAfter: { coverId: null, coverName: null },
      },
      { kind: 'facts', factsAfter: { coverName: 'Goblin Guide' } },
    ])
    const restored = await member.call(restoreDeck, { params: { id }, input: { to: version } })
    expect(restored).toMatchObject({ coverId: guide, cover: { name: 'Goblin Guide' } })
  })

  test('it follows a printing that the card-data service lists under another id', async () => {
    const [old, now] = [freshId('old'), freshId('now')]
    await setCard(member, id, card(old))
    await choose(old)
    await apply(app(), [merge(old, now)])
    expect(await detailOf(member, id)).toMatchObject({ coverId: now })
  })
})
