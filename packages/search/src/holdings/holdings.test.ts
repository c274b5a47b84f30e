import { describe, expect, test } from 'vitest'
import { noPrice } from '../catalogue/printing-facts.ts'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { heldOf, ownerOf } from '../test/owners.ts'
import { printingCalled } from '../test/printing-names.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { finishCents, finishesOf } from './finishes.ts'
import { copiesOfCard, copiesOfPrinting, holdingsOf } from './holdings.ts'

function numberOf(name: string, catalogue = smallCatalogue): number {
  return printingCalled(catalogue, name) ?? Number.NaN
}

describe('copies', () => {
  const owner = ownerOf({
    'Lightning Bolt [lea]': { variants: [{ quantity: 2 }, { condition: 'D', quantity: 3 }] },
    'Lightning Bolt [a25]': { variants: [{ finish: 'foil' }] },
    'Brainstorm [sta]': {},
  })

  test.each([
    ['Lightning Bolt [lea]', 5, 6],
    ['Lightning Bolt [a25]', 1, 6],
    ['Lightning Bolt [clu]', 0, 6],
    ['Brainstorm [mmq]', 0, 1],
    ['Goblin Guide [zen]', 0, 0],
  ])('of %s there are %i, and of its card %i', (name, ofPrinting, ofCard) => {
    expect(copiesOfPrinting(owner, numberOf(name))).toBe(ofPrinting)
    expect(copiesOfCard(smallCatalogue, owner, numberOf(name))).toBe(ofCard)
  })

  test('of what is no printing there are none', () => {
    expect(copiesOfPrinting(owner, -1)).toBe(0)
    expect(copiesOfCard(smallCatalogue, owner, 1e9)).toBe(0)
  })

  test('no copies are not owned', () => {
    const bolt = numberOf('Lightning Bolt [lea]')
    const elves = numberOf('Llanowar Elves [tst]')
    const { owned, printings } = holdingsOf(smallCatalogue, [
      heldOf(bolt, { variants: [] }),
      heldOf(elves, {}),
      heldOf(bolt, { variants: [{ quantity: 0 }] }),
    ])
    expect([...printings.subarray(1)]).toEqual([elves])
    expect(owned).toEqual(ownerOf({ 'Llanowar Elves [tst]': {} }).owned)
  })

  test('two entries for one printing add up, at the place and the day of the newer one', () => {
    const bolt = numberOf('Lightning Bolt [a25]')
    const holdings = holdingsOf(smallCatalogue, [
      heldOf(bolt, { addedOn: 20260202 }),
      heldOf(numberOf('Llanowar Elves [tst]'), { addedOn: 20260201 }),
      heldOf(bolt, { addedOn: 20250101, variants: [{ finish: 'foil', quantity: 2 }] }),
    ])
    const entry = holdings.entryOf[bolt] ?? 0
    expect(holdings.printings).toHaveLength(3)
    expect([entry, holdings.copies[entry], holdings.addedOn[entry]]).toEqual([1, 3, 20260202])
    expect(holdings.cents[entry]).toBe(128 + 2 * 221)
    expect(holdings.dearestCents[entry]).toBe(221)
    expect(copiesOfCard(smallCatalogue, holdings, bolt)).toBe(3)
  })

  test('a value that is too large for its column is the largest that fits', () => {
    const catalogue = catalogueOf([cardObject({ name: 'Gold', prices: { usd: '900000.00' } })])
    const gold = ownerOf({ 'Gold [tst]': { variants: [{ quantity: 99 }] } }, catalogue)
    expect(gold.cents[1]).toBe(2 ** 31 - 1)
  })
})

describe('finishes', () => {
  const catalogue = catalogueOf(
    printingsOf({ name: 'Opt', prices: { usd: '1.00', usd_etched: '4.50' } }, [
      { set: 'one', finishes: ['etched', 'foil', 'nonfoil'] },
      { set: 'two', finishes: ['foil'], prices: { usd: '2.00' } },
      { set: 'thr', finishes: ['glossy'] },
      { set: 'fou', finishes: [] },
    ]),
  )

  test.each([
    ['Opt [one]', ['nonfoil', 'foil', 'etched']],
    ['Opt [two]', ['foil']],
    ['Opt [thr]', []],
    ['Opt [fou]', []],
  ])('%s comes in %j', (name, finishes) => {
    expect(finishesOf(catalogue, numberOf(name, catalogue))).toEqual(finishes)
  })

  test('each has its own price', () => {
    const one = numberOf('Opt [one]', catalogue)
    expect(finishCents(catalogue, one, 'nonfoil')).toBe(100)
    expect(finishCents(catalogue, one, 'etched')).toBe(450)
  })

  test('a foil without a price has none, though the nonfoil has one', () => {
    const foils = { variants: [{ finish: 'foil' as const, quantity: 4 }] }
    const { cents, dearestCents } = ownerOf({ 'Opt [one]': foils, 'Opt [two]': foils }, catalogue)
    for (const name of ['Opt [one]', 'Opt [two]']) {
      expect(finishCents(catalogue, numberOf(name, catalogue), 'foil')).toBe(noPrice)
    }
    expect([...cents, ...dearestCents]).toEqual(Array(6).fill(noPrice))
  })

  test('what is no printing has none', () => {
    expect(finishesOf(catalogue, 99)).toEqual([])
    expect(finishCents(catalogue, 99, 'nonfoil')).toBe(noPrice)
  })
})
