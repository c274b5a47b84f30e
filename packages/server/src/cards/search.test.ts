import { type CardSearchResult, limits, searchCards } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { onOneEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function search(input: object): Promise<CardSearchResult> {
    const member = await app().member()
    return member.call(searchCards, { input })
  }

  describe('Exact Cards', () => {
    test('are the cheapest, the most expensive and the fanciest version of a card', async () => {
      const { cards, totalCards, searchMode } = await search({ query: 'lightning bolt' })
      const [first] = namesOf(cards)
      const versions = cards.filter(({ name }) => name === first)
      expect(versions.map(({ setCode, prices }) => [setCode, prices.usd])).toEqual([
        ['clb', '0.80'],
        ['lea', '620.00'],
        ['sta', '17.27'],
      ])
      expect(cards.slice(0, 3)).toEqual(versions)
      expect(first).toBe('Lightning Bolt')
      expect({ totalCards, searchMode }).toEqual({ totalCards: cards.length, searchMode: 'cards' })
    })

    test('are what a search shows unless it says otherwise', async () => {
      const plain = await search({ query: 'goblin guide' })
      expect(plain).toEqual(await search({ query: 'goblin guide', unique: 'cards' }))
    })

    test('are all cards that match when the query is no whole name', async () => {
      const { cards } = await search({ query: 't:goblin f:modern' })
      expect(namesOf(cards)).toEqual(expect.arrayContaining(['Goblin Guide', 'Krenko, Mob Boss']))
      expect(namesOf(cards)).not.toContain('Llanowar Elves')
      expect(namesOf(cards)).not.toContain('Goblin') // a token
      expect(namesOf(cards)).not.toContain('Goblin Polka Band') // digital only
    })
  })

  test('All Prints are every printing, the newest first', async () => {
    const { cards, totalCards, searchMode } = await search({
      query: 'goblin guide',
      unique: 'prints',
    })
    expect(cards.map(({ setCode }) => setCode)).toEqual(['2xm', 'mm3', 'zen', 'pgpx'])
    expect({ totalCards, searchMode }).toEqual({ totalCards: 4, searchMode: 'prints' })
  })

  test('Unique Art is one printing for each artwork', async () => {
    const prints = await search({ query: '!"ancestral recall"', unique: 'prints' })
    const art = await search({ query: '!"ancestral recall"', unique: 'art' })
    expect(prints.cards.map(({ setCode }) => setCode)).toEqual(['2ed', 'leb', 'lea'])
    expect(art.cards.map(({ setCode }) => setCode)).toEqual(['2ed'])
    expect(art).toMatchObject({ totalCards: 1, searchMode: 'art' })
  })

  test.each([
    ['lightning bolt', 'Lightning Bolt', 'Llanowar Elves'],
    ['LIGHTNING', 'Lightning Helix', 'Goblin Guide'],
    ['lim duls vault', "Lim-Dûl's Vault", 'Lightning Bolt'],
    ['insectile', 'Delver of Secrets // Insectile Aberration', 'Goblin Guide'],
    ['c:g t:elf mv<=1', 'Llanowar Elves', 'Elvish Archdruid'],
    ['o:"draw a card" c:u', 'Opt', 'Lightning Bolt'],
    ['(t:elf or t:goblin) -c:r', 'Llanowar Elves', 'Goblin Guide'],
    ['s:zen', 'Goblin Guide', 'Lightning Bolt'],
    ['r:mythic t:planeswalker', 'Liliana of the Veil', 'Goblin Guide'],
    ['id<=wu usd>10', 'Cyclonic Rift', 'Goblin Guide'],
  ])('%s finds %s and not %s', async (query, found, notFound) => {
    const { cards } = await search({ query, unique: 'prints' })
    expect(namesOf(cards)).toContain(found)
    expect(namesOf(cards)).not.toContain(notFound)
  })

  test('what matches nothing is answered with an empty list', async () => {
    expect(await search({ query: 'no such card anywhere' })).toEqual({
      cards: [],
      offset: 0,
      totalCards: 0,
      hasMore: false,
      searchMode: 'cards',
      isOrderedByQuery: false,
      explanation: 'Cards where the name includes “no”, “such”, “card” and “anywhere”.',
      warnings: [],
      clauses: expect.arrayContaining([
        {
          query: 'no',
          description: 'Cards where the name includes “no”',
          cards: 11,
          cardsWithout: 0,
        },
      ]),
      didYouMean: null,
      pricesAsOf: '2026-07-31',
    })
  })

  test('a term that is not understood is reported and the rest is answered', async () => {
    const { cards, warnings } = await search({ query: 'goblin guide foo:bar' })
    expect(warnings).toEqual(['“foo:bar” was ignored: there is no filter called “foo”.'])
    expect(namesOf(cards)).toEqual(['Goblin Guide'])
  })

  test.each(['cards', 'art', 'prints'])('pages of %s add up to the whole list', async (unique) => {
    const member = await app().member()
    const pages = await allPages(member, { query: 'mv>=0', unique })
    const ids = pages.flatMap(({ cards }) => cards.map(({ id }) => id))
    expect(pages.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
    for (const page of pages) expect(page.totalCards).toBe(ids.length)
    const limit = limits.searchPage + limits.versionsPerCard
    for (const { cards } of pages) expect(cards.length).toBeLessThan(limit)
  })

  test('no card has versions on two pages of Exact Cards', async () => {
    const member = await app().member()
    const pages = await allPages(member, { query: 'mv>=0' })
    const names = pages.flatMap(({ cards }) => namesOf(cards))
    const before = (page: number) => pages.slice(0, page).flatMap(({ cards }) => cards).length
    expect(names.length).toBeGreaterThan(2 * limits.searchPage)
    expect(new Set(names).size).toBe(names.length)
    expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_, page) => before(page)))
  })

  test('results are sorted as requested unless the query orders them', async () => {
    const input = { query: 't:goblin f:modern usd>0', unique: 'prints', sort: 'cheapest' }
    const cheapest = await search(input)
    const prices = cheapest.cards.map(({ prices }) =>
      Number(prices.usd ?? prices.usdFoil ?? prices.usdEtched),
    )
    expect(cheapest.isOrderedByQuery).toBe(false)
    expect(prices.length).toBeGreaterThan(5)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const named = await search({ ...input, query: `${input.query} order:name` })
    expect(named).toMatchObject({ isOrderedByQuery: true, totalCards: cheapest.totalCards })
    expect(namesOf(named.cards)).toEqual(namesOf(named.cards).sort())
  })

  test('a page past the end is empty', async () => {
    const page = await search({ query: 'goblin', page: 500 })
    expect(page).toMatchObject({ cards: [], hasMore: false })
    expect(page.totalCards).toBeGreaterThan(0)
  })
})

function namesOf(cards: CardSearchResult['cards']): string[] {
  return [...new Set(cards.map(({ name }) => name))]
}

async function allPages(member: MemberClient, input: object): Promise<CardSearchResult[]> {
  const pages: CardSearchResult[] = []
  do pages.push(await member.call(searchCards, { input: { ...input, page: pages.length + 1 } }))
  while (pages.at(-1)?.hasMore)
  return pages
}
