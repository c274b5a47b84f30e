import {
  addToCollection,
  getCollectionStats,
  getValueParts,
  updateVariants,
  type ValuePart,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectorIn } from '../../test/collector.ts'
import { copies } from '../../test/copies.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function ownerOf(holdings: Record<string, number>) {
    const owner = await collectorIn(app())
    for (const [scryfallId, quantity] of Object.entries(holdings)) {
      await owner.call(addToCollection, { input: { scryfallId, quantity } })
    }
    return owner
  }

  const inWords = (parts: readonly ValuePart[]) =>
    parts.map(
      ({ key, name, valueUsd, copies, pricedCopies }) =>
        `${key} ${name} ${valueUsd} ${copies}/${pricedCopies}`,
    )

  test('each part is reported with its name, the most valuable first', async () => {
    const owner = await ownerOf({
      [printing.goblinGuideZendikar]: 2, // $1.53, red, rare
      [printing.swordsMysticalArchive]: 1, // $5.27, white, uncommon
      [printing.delverFromTheVault]: 4, // no price
      [unknownPrinting]: 3,
    })
    const parts = await owner.call(getValueParts)
    expect(parts).toMatchObject({ valueUsd: 8.33, copies: 10, pricedCopies: 3 })
    expect(parts.pricesAsOf).toBe('2026-07-31')
    expect(inWords(parts.sets)).toEqual([
      'sta Strixhaven Mystical Archive 5.27 1/1',
      'zen Zendikar 3.06 2/2',
      '  0 3/0',
      'v17 From the Vault: Transform 0 4/0',
    ])
    expect(inWords(parts.colors)).toEqual(['W W 5.27 1/1', 'R R 3.06 2/2', '  0 3/0', 'U U 0 4/0'])
    expect(inWords(parts.rarities)).toEqual([
      'rare rare 8.33 3/3',
      '  0 3/0',
      'mythic mythic 0 4/0',
    ])
    expect(inWords(parts.finishes)).toEqual([
      'nonfoil nonfoil 8.33 3/3',
      '  0 3/0',
      'foil foil 0 4/0',
    ])
  })

  test('copies of one printing are parts by their finishes, in those that it has', async () => {
    const owner = await ownerOf({
      [printing.swordsMysticalArchive]: 1,
      [printing.krenkoPrerelease]: 1, // foil only: $22.95
      [printing.krenkoEtched]: 1, // etched only: $30.69
    })
    await owner.call(updateVariants, {
      params: { scryfallId: printing.swordsMysticalArchive },
      input: { variants: copies('2 nonfoil', '1 foil', '1 foil LP de', '1 etched') },
    })
    const { finishes, sets } = await owner.call(getValueParts)
    expect(inWords(finishes)).toEqual([
      'foil foil 51.95 3/3', // 22.95 and 2 × 14.50
      'etched etched 44.03 2/2',
      'nonfoil nonfoil 10.54 2/2',
    ])
    expect(sets.find(({ key }) => key === 'sta')).toMatchObject({ valueUsd: 52.88, copies: 5 })
  })

  test('cards of several colors and of none are parts of their own', async () => {
    const owner = await ownerOf({
      [printing.fireIceApocalypse]: 1, // red and blue
      [printing.bloodCryptReversible]: 2, // a land
      [printing.lightningBoltAlpha]: 1,
    })
    const { colors } = await owner.call(getValueParts)
    const reported = Object.fromEntries(colors.map(({ key, copies }) => [key, copies]))
    expect(reported).toEqual({ R: 1, C: 2, M: 1 })
  })

  test('an empty collection has no parts', async () => {
    const owner = await collectorIn(app())
    expect(await owner.call(getValueParts)).toEqual({
      valueUsd: 0,
      copies: 0,
      pricedCopies: 0,
      pricesAsOf: '2026-07-31',
      sets: [],
      colors: [],
      rarities: [],
      finishes: [],
    })
  })

  test("another member's cards are in no part", async () => {
    await ownerOf({ [printing.lightningBoltAlpha]: 9 })
    const other = await ownerOf({ [printing.goblinGuideZendikar]: 1 })
    expect(inWords((await other.call(getValueParts)).sets)).toEqual(['zen Zendikar 1.53 1/1'])
    expect(await app().visitor().refusal(getValueParts)).toMatchObject({ status: 401 })
  })

  test('the parts of each kind add up to the statistics', async () => {
    const owned = fc.dictionary(
      fc.constantFrom(...Object.values(printing), unknownPrinting),
      fc.integer({ min: 1, max: 99 }),
      { noNullPrototype: true },
    )
    const variants = fc
      .tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 9 }))
      .map(([plain, foil, etched, played]) =>
        copies(
          ...([`${plain} nonfoil`, `${foil} foil`] as const),
          ...([`${etched} etched`, `${played} foil LP de`] as const),
        ).filter(({ quantity }) => quantity > 0),
      )
    await fc.assert(
      fc.asyncProperty(owned, variants, async (holdings, several) => {
        const owner = await ownerOf({ ...holdings, [printing.swordsMysticalArchive]: 1 })
        await owner.call(updateVariants, {
          params: { scryfallId: printing.swordsMysticalArchive },
          input: { variants: several },
        })
        const { totalValueUsd, totalCards, pricedCards } = await owner.call(getCollectionStats)
        const { sets, colors, rarities, finishes } = await owner.call(getValueParts)
        for (const parts of [sets, colors, rarities, finishes]) {
          expect(summed(parts)).toEqual([totalCards, pricedCards, Math.round(totalValueUsd * 100)])
          const values = parts.map(({ valueUsd }) => valueUsd)
          expect(values).toEqual(values.toSorted((a, b) => b - a))
        }
      }),
      { numRuns: runsOf(15), seed: 8 },
    )
  })
})

function summed(parts: readonly ValuePart[]): number[] {
  const sumOf = (amount: (part: ValuePart) => number) =>
    parts.reduce((sum, part) => sum + amount(part), 0)
  return [
    sumOf((part) => part.copies),
    sumOf((part) => part.pricedCopies),
    sumOf((part) => Math.round(part.valueUsd * 100)),
  ]
}
