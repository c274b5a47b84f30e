import { addToCollection, getCollectionStats } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onOneEngine } from '../test/engines.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function ownerOf(holdings: Record<string, number>) {
    const owner = await app().member()
    for (const [scryfallId, quantity] of Object.entries(holdings)) {
      await owner.call(addToCollection, { input: { scryfallId, quantity } })
    }
    return owner
  }

  test('an empty collection counts nothing and is worth nothing', async () => {
    const owner = await app().member()
    expect(await owner.call(getCollectionStats)).toEqual({
      totalCards: 0,
      uniquePrintings: 0,
      maxPrintings: 20_000,
      totalValueUsd: 0,
      pricedCards: 0,
      pricesAsOf: '2026-07-31',
    })
  })

  test('the value is price times quantity, to the cent', async () => {
    const owner = await ownerOf({
      [printing.goblinGuideZendikar]: 2, // $1.53 each
      [printing.lightningBoltBaldursGate]: 3, // $0.80 each
    })
    expect(await owner.call(getCollectionStats)).toMatchObject({
      totalCards: 5,
      uniquePrintings: 2,
      totalValueUsd: 5.46,
      pricedCards: 5,
    })
  })

  test('cards without a USD price count as cards but not in the value', async () => {
    const owner = await ownerOf({
      [printing.goblinGuideZendikar]: 2, // $1.53 each
      [printing.delverFromTheVault]: 4, // no price
      [printing.krenkoPrerelease]: 1, // comes as foil only: $22.95
      [unknownPrinting]: 10,
    })
    expect(await owner.call(getCollectionStats)).toMatchObject({
      totalCards: 17,
      uniquePrintings: 4,
      totalValueUsd: 26.01,
      pricedCards: 3,
    })
  })

  test("another member's cards do not count", async () => {
    await ownerOf({ [printing.lightningBoltAlpha]: 9 })
    const other = await ownerOf({ [printing.goblinGuideZendikar]: 1 })
    expect(await other.call(getCollectionStats)).toMatchObject({
      totalCards: 1,
      totalValueUsd: 1.53,
    })
  })

  test('a visitor has no statistics', async () => {
    expect(await app().visitor().refusal(getCollectionStats)).toMatchObject({ status: 401 })
  })
})
