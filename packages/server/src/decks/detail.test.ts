import { expect, test } from 'vitest'
import { readSample } from '../cards/sample.ts'
import { collectorIn } from '../test/collector.ts'
import { card, deckOf, detailOf, leader, makeDeck, setCards } from '../test/decks.ts'
import { onOneEngine } from '../test/engines.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { sampleFile, useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('each card comes with what its printing is', async () => {
    const member = await collectorIn(app())
    const goblin = printing.goblinGuideZendikar
    const { id } = await deckOf(member, { [goblin]: 4 }, { [printing.delverMidnightHunt]: 1 })
    const { cards, commander } = await detailOf(member, id)
    const facts = { id: goblin, name: 'Goblin Guide', setCode: 'zen', manaCost: '{R}' }
    const prices = { usd: '1.53', usdFoil: '6.96' }
    expect(cards[0]).toMatchObject({ scryfallId: goblin, quantity: 4, card: { ...facts, prices } })
    expect(cards[1]?.card?.faces.map(({ name }) => name)).toEqual([
      ...['Delver of Secrets', 'Insectile Aberration'],
    ])
    expect(commander).toBe(null)
  })

  test('an unknown printing is listed with the stored fields only', async () => {
    const member = await collectorIn(app())
    const { id } = await deckOf(member, { [unknownPrinting]: 3 })
    const { cards } = await detailOf(member, id)
    const remaining = {
      scryfallId: unknownPrinting,
      cardName: `Name of ${unknownPrinting}`,
      quantity: 3,
    }
    expect(cards).toMatchObject([{ ...remaining, card: null }])
  })

  test('a commander among the cards is reported in both places', async () => {
    const member = await collectorIn(app())
    const commanderId = leader.krenkoJumpstart
    const { id } = await makeDeck(member, { format: 'commander', commanderId })
    await setCards(member, id, [card(commanderId)])
    const known = { id: commanderId, name: 'Krenko, Mob Boss' }
    expect(await detailOf(member, id)).toMatchObject({ commander: known, cards: [{ card: known }] })
  })

  test('250 printings come all, in their order, each with its own facts', async () => {
    const member = await collectorIn(app())
    const some = (await readSample(sampleFile)).slice(0, 250)
    const { id } = await makeDeck(member)
    await setCards(
      member,
      id,
      some.map((one) => card(String(one.id), { cardName: String(one.name) })),
    )
    const { cards } = await detailOf(member, id)
    expect(cards).toHaveLength(250)
    expect(cards.filter((one) => one.card?.id !== one.scryfallId)).toEqual([])
    expect(new Set(cards.map(({ scryfallId }) => scryfallId)).size).toBe(250)
    const names = cards.map(({ cardName }) => cardName)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })
})
