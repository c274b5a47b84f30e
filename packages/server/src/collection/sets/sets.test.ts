import { readFile } from 'node:fs/promises'
import {
  addToCollection,
  getSetBuyList,
  getSetPage,
  listSetSummaries,
  type SetGoal,
  updateVariants,
} from '@manafolio/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Client, MemberClient } from '../../test/client.ts'
import { copies } from '../../test/copies.ts'
import { onOneEngine } from '../../test/engines.ts'
import type { RawCard } from '../../test/raw-claims/raw-card.ts'
import { countSets } from '../../test/raw-claims/set-counts.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { sampleFile, useTestApp } from '../../test/test-app.ts'

/** Two printings of Lightning Bolt in the Mystical Archive; the second costs $3.99. */
const boltTall = 'b14fae63-2e82-49c1-8e62-d84a65f27479'
const boltPlain = '4eaac4fd-95f5-4f38-b593-0101e79a20f9'
/** Digital only, in a set on paper. */
const aspirantOnline = 'A-24'

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeAll(async () => {
    member = await app().member()
    await own(boltTall, ['1 foil'])
    await own(printing.swordsMysticalArchive, ['2 nonfoil', '1 etched'])
    await own(printing.swordsModernHorizons, ['1 nonfoil'])
    await own(printing.lightningBoltBaldursGate, ['3 nonfoil'])
    await own(unknownPrinting, ['1 nonfoil'])
  })

  async function own(scryfallId: string, variants: Parameters<typeof copies>) {
    await member.call(addToCollection, { input: { scryfallId } })
    const input = { variants: copies(...variants) }
    await member.call(updateVariants, { params: { scryfallId }, input })
  }

  const pageOf = (code: string, client: Client = member) =>
    client.call(getSetPage, { params: { code } })

  const listedBy = async (client: Client, code: string) => {
    const sets = await client.call(listSetSummaries)
    return sets.find((set) => set.code === code)
  }

  test('sets are listed newest first, with their facts and what is owned', async () => {
    const sets = await member.call(listSetSummaries)
    const days = sets.map(({ releasedAt }) => releasedAt ?? '')
    expect(sets.length).toBeGreaterThan(200)
    expect(days).toEqual(days.toSorted().reverse())
    expect(await listedBy(member, 'sta')).toEqual({
      code: 'sta',
      name: 'Strixhaven Mystical Archive',
      kind: 'masterpiece',
      releasedAt: '2021-04-23',
      year: 2021,
      parentCode: null,
      isDigital: false,
      cardCount: 15,
      printingCount: 16,
      uncountedPrintings: 0,
      owned: { cards: 2, printings: 2 },
    })
    expect((await listedBy(member, 'lea'))?.owned).toEqual({ cards: 0, printings: 0 })
  })

  test('cards and printings are counted as the raw objects of the file count them', async () => {
    const sets = await member.call(listSetSummaries)
    const counts = sets.map(({ code, cardCount, printingCount, uncountedPrintings }) => {
      const count = { cards: cardCount, printings: printingCount, uncounted: uncountedPrintings }
      return [code, count] as const
    })
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(countSets(await rawSample())))
  })

  test('a set is found by its code in any case, with its printings in natural order', async () => {
    const { set, printings } = await pageOf('SLD')
    expect(set.name).toBe('Secret Lair Drop')
    const numbers = printings.map(({ collectorNumber }) => collectorNumber)
    expect(numbers).toEqual('343 453 697 1117 1155 1494★ 1627★ IFIYW-9'.split(' '))
    expect(printings[2]).toMatchObject({ name: 'Command Tower', setCode: 'sld', isCounted: true })
  })

  test('an unknown set is refused', async () => {
    const refused = await member.refusal(getSetPage, { params: { code: 'nope' } })
    expect(refused).toMatchObject({ status: 404, code: 'set_not_found' })
    const listed = await member.refusal(getSetBuyList, { params: { code: 'nope' } })
    expect(listed.status).toBe(404)
    const long = await member.refusal(getSetPage, { params: { code: 'n'.repeat(17) } })
    expect(long.status).toBe(400)
  })

  test('copies are counted by finish, and those of the card in other sets', async () => {
    const { owned, finishes } = await pageOf('sta')
    expect(finishes).toEqual({ nonfoil: 16, foil: 16, etched: 16 })
    expect(owned?.finishes).toEqual({ nonfoil: 1, foil: 1, etched: 1 })
    expect(owned?.copies).toEqual([
      {
        scryfallId: printing.swordsMysticalArchive,
        nonfoil: 2,
        foil: 0,
        etched: 1,
        inOtherSets: 1,
      },
      { scryfallId: boltPlain, nonfoil: 0, foil: 0, etched: 0, inOtherSets: 3 },
      { scryfallId: boltTall, nonfoil: 0, foil: 1, etched: 0, inOtherSets: 3 },
    ])
  })

  test('what is missing is counted by card and by printing, with its cost', async () => {
    const { missing, printings } = await pageOf('sta')
    const prices = printings.map(({ prices: { usd } }) => Number(usd))
    const all = prices.reduce((sum, price) => sum + price, 0)
    expect(missing.cards.count).toBe(13)
    expect(missing.cards.usd.total).toBeCloseTo(all - 17.27 - 3.99 - 5.27)
    expect(missing.printings.count).toBe(14)
    expect(missing.printings.usd.total).toBeCloseTo(all - 17.27 - 5.27)
    expect(missing.printings.eur.total).toBeGreaterThan(10)
    expect(missing.printings.usd.unpriced).toBe(0)
  })

  test('what has no price is not in the cost, and counted', async () => {
    const { missing } = await pageOf('sld')
    const cost = { total: 0, unpriced: 8 }
    expect(missing.cards).toEqual({ count: 8, usd: cost, eur: cost })
  })

  test('a digital printing in a set on paper is listed, and not counted', async () => {
    const { set, printings } = await pageOf('znr')
    const uncounted = printings.filter(({ isCounted }) => !isCounted)
    expect(uncounted.map(({ collectorNumber }) => collectorNumber)).toEqual([aspirantOnline])
    expect(set).toMatchObject({ printingCount: 6, cardCount: 4, uncountedPrintings: 1 })
  })

  test('tokens and digital cards are counted in sets of nothing else', async () => {
    expect((await pageOf('txln')).set).toMatchObject({ cardCount: 1, parentCode: 'xln' })
    expect((await pageOf('prm')).set).toMatchObject({ cardCount: 1, isDigital: true })
    const { related } = await pageOf('xln')
    expect(related).toContainEqual({ code: 'txln', name: 'Ixalan Tokens' })
  })

  test('the buy list has the cheapest printing of each card that is missing', async () => {
    const listOf = (goal: SetGoal) =>
      member.call(getSetBuyList, { params: { code: 'STA' }, input: { goal } })
    const { lines, totalUsd } = await listOf('cards')
    expect(lines.map(({ cardName }) => cardName)).toContain('Counterspell')
    expect(lines.map(({ cardName }) => cardName)).not.toContain('Lightning Bolt')
    expect(totalUsd).toBe((await pageOf('sta')).missing.cards.usd.total)
    const ofPrintings = await listOf('printings')
    const bolt = ofPrintings.lines.find(({ cardName }) => cardName === 'Lightning Bolt')
    expect(bolt).toMatchObject({
      quantity: 1,
      offer: { scryfallId: boltPlain, finish: 'nonfoil', usd: 3.99 },
    })
  })

  test('another user owns none of it, and a visitor is not asked', async () => {
    const other = await app().member()
    const { owned, missing } = await pageOf('sta', other)
    expect(owned).toEqual({ finishes: { nonfoil: 0, foil: 0, etched: 0 }, copies: [] })
    expect(missing.cards.count).toBe(15)
    const visited = await pageOf('sta', app().visitor())
    expect(visited.owned).toBeNull()
    expect(visited.set.owned).toBeNull()
    expect(visited.missing).toEqual(missing)
    expect((await listedBy(app().visitor(), 'sta'))?.owned).toBeNull()
    const refused = await app()
      .visitor()
      .refusal(getSetBuyList, { params: { code: 'sta' } })
    expect(refused.status).toBe(401)
  })
})

/** The printings of the sample as a bulk file would have them. */
async function rawSample(): Promise<RawCard[]> {
  const lines = (await readFile(sampleFile, 'utf8')).trim().split('\n')
  return lines.flatMap((line) => {
    const { printings, ...card } = JSON.parse(line)
    return printings.map((printing: object) => ({ ...card, ...printing }))
  })
}
