import { getDeckFits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { collectorIn } from '../../test/collector.ts'
import { card, leader, makeDeck, setCards } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('a card that shares the theme of the deck fits better than one that shares nothing', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member, {
      ...{ format: 'commander', commanderId: leader.krenkoJumpstart },
    })
    const cards = [
      printing.goblinGuideZendikar,
      'f99dc21c-8600-49bf-b0a3-c981f7ec7ac3', // Goblin Matron
      'ca2ecfd4-c874-4468-8601-87aa110d5a00', // Mogg Fanatic
      'deed0a5a-6662-460c-bd78-e3d95e8bc83e', // Mogg War Marshal
      printing.delverMidnightHunt,
      printing.bloodCryptReversible,
      unknownPrinting,
    ]
    const { version } = await setCards(
      member,
      id,
      cards.map((one) => card(one)),
    )
    const answer = await member.call(getDeckFits, { params: { id } })
    expect(answer.version).toBe(version)
    const fits = new Map(answer.fits.map((fit) => [fit.scryfallId, fit]))
    expect([...fits.keys()].toSorted()).toEqual(cards.slice(0, 5).toSorted()) // no lands, no leader
    const [guide, delver] = [fits.get(cards[0] ?? ''), fits.get(cards[4] ?? '')]
    expect(guide?.themes[0]).toEqual({ theme: 'sub:goblin', name: 'Goblins', cards: 5 })
    expect(delver?.themes).toEqual([])
    expect(guide?.score).toBeGreaterThan(delver?.score ?? 0)
  })

  test('printings of one card fit alike; the sideboard is left out', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    const bolts = [printing.lightningBoltAlpha, printing.lightningBoltBaldursGate]
    await setCards(member, id, [
      ...bolts.map((one) => card(one, { quantity: 2 })),
      card(printing.goblinGuideZendikar, { quantity: 4 }),
      card(printing.swordsMysticalArchive, { slotType: 'side' }),
    ])
    const { fits } = await member.call(getDeckFits, { params: { id } })
    const ids = fits.map(({ scryfallId }) => scryfallId)
    expect(ids.toSorted()).toEqual([...bolts, printing.goblinGuideZendikar].toSorted())
    const scores = fits.filter(({ scryfallId }) => bolts.some((bolt) => bolt === scryfallId))
    expect(new Set(scores.map(({ score }) => score)).size).toBe(1)
  })

  test('an empty deck has none, and another user’s deck is not there', async () => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    expect(await member.call(getDeckFits, { params: { id } })).toEqual({ fits: [], version: 1 })
    const stranger = await collectorIn(app())
    expect(await stranger.refusal(getDeckFits, { params: { id } })).toMatchObject({
      ...{ status: 404, code: 'deck_not_found' },
    })
  })
})
