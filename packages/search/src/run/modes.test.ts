import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { rowText } from '../text/text-column.ts'

const aCard = { name: 'Opt' }

describe('cards: the cheapest, the most expensive and the fanciest version', () => {
  function versionsOf(...printings: Parameters<typeof printingsOf>[1]) {
    const catalogue = catalogueOf(printingsOf(aCard, printings))
    return namesOf(searchSmall({ query: 'opt' }, catalogue), catalogue)
  }

  test('they come in this order', () => {
    const versions = versionsOf(
      { set: 'dear', prices: { usd: '9.00' } },
      { set: 'plain', prices: { usd: '3.00' } },
      { set: 'fancy', prices: { usd: '2.00' }, border_color: 'borderless' },
      { set: 'cheap', prices: { usd: '0.10' } },
    )
    expect(versions).toEqual(['Opt [cheap]', 'Opt [dear]', 'Opt [fancy]'])
  })

  test('prices compare as numbers, not as texts', () => {
    const versions = versionsOf(
      { set: 'nine', prices: { usd: '9.00' } },
      { set: 'ten', prices: { usd: '10.00' } },
      { set: 'hundred', prices: { usd: '100.00' } },
    )
    expect(versions).toEqual(['Opt [nine]', 'Opt [hundred]', 'Opt [ten]'])
  })

  test('one printing is not shown twice', () => {
    expect(versionsOf({ set: 'only', prices: { usd: '1.00' } })).toEqual(['Opt [only]'])
    const two = versionsOf(
      { set: 'fancy', prices: { usd: '5.00' }, border_color: 'borderless' },
      { set: 'cheap', prices: { usd: '1.00' } },
    )
    expect(two).toEqual(['Opt [cheap]', 'Opt [fancy]'])
  })

  test('a printing without a price is neither cheap nor dear', () => {
    const versions = versionsOf(
      { set: 'unpriced', prices: {} },
      { set: 'zero', prices: { usd: '0.00' } },
      { set: 'dear', prices: { usd: '7.00' } },
      { set: 'cheap', prices: { usd: '1.00' } },
    )
    expect(versions.slice(0, 2)).toEqual(['Opt [cheap]', 'Opt [dear]'])
  })

  test('without any price the newest comes first', () => {
    const versions = versionsOf(
      { set: 'old', released_at: '1993-08-05' },
      { set: 'new', released_at: '2024-02-23' },
    )
    expect(versions).toEqual(['Opt [new]', 'Opt [old]'])
  })

  test('among equally fancy ones the dearer is the fanciest', () => {
    const versions = versionsOf(
      { set: 'cheap', prices: { usd: '0.10' } },
      { set: 'dear', prices: { usd: '90.00' } },
      { set: 'less', prices: { usd: '3.00' }, frame_effects: ['showcase'] },
      { set: 'more', prices: { usd: '5.00' }, frame_effects: ['showcase'] },
    )
    expect(versions.at(2)).toBe('Opt [more]')
  })

  test('a printing sold as foil only is compared by the price of the foil', () => {
    const versions = versionsOf(
      { set: 'foil', prices: { usd_foil: '50.00' } },
      { set: 'plain', prices: { usd: '2.00' } },
      { set: 'etched', prices: { usd_etched: '0.50' } },
    )
    expect(versions).toEqual(['Opt [etched]', 'Opt [foil]', 'Opt [plain]'])
  })
})

describe('prints and art', () => {
  test('prints lists every printing, the newest first', () => {
    const answer = searchSmall({ query: '!"lightning bolt" t:instant -t:wizard', mode: 'prints' })
    expect(namesOf(answer)).toEqual([
      'Lightning Bolt [clu]',
      'Lightning Bolt [sta]',
      'Lightning Bolt [a25]',
      'Lightning Bolt [lea]',
    ])
  })

  test('art lists the newest printing of each artwork', () => {
    const answer = searchSmall({ query: 'bolt -t:wizard', mode: 'art' })
    expect(namesOf(answer)).toEqual([
      'Lightning Bolt [clu]', // the same artwork as [a25]
      'Lightning Bolt [sta]',
      'Lightning Bolt [lea]',
    ])
    expect(answer.total).toBe(3)
  })

  test('a set is in the order of its collector numbers', () => {
    const numbers = ['10', '9', '100a', '1']
    const cards = numbers.map((number) => cardObject({ ...aCard, collector_number: number }))
    const catalogue = catalogueOf(cards)
    const { printings } = searchSmall({ query: 'opt', mode: 'prints' }, catalogue)
    expect(printings.map((printing) => rowText(catalogue.texts.printingId, printing))).toEqual([
      'Opt [tst 1]',
      'Opt [tst 9]',
      'Opt [tst 10]',
      'Opt [tst 100a]',
    ])
  })
})

describe('what is hidden', () => {
  test.each(['cards', 'art', 'prints'] as const)('tokens are no cards, in %s', (mode) => {
    const found = namesOf(searchSmall({ query: 'goblin', mode }))
    expect(found).toContain('Goblin Guide [zen]')
    expect(found).not.toContain('Goblin [tst]')
  })

  test('memorabilia are no cards', () => {
    const catalogue = catalogueOf(
      printingsOf(aCard, [{ set: 'real' }, { set: 'gold', set_type: 'memorabilia' }]),
    )
    const answer = searchSmall({ query: 'opt', mode: 'prints' }, catalogue)
    expect(namesOf(answer, catalogue)).toEqual(['Opt [real]'])
  })

  test('digital cards are listed as printings, but not to choose versions from', () => {
    const list = (mode: 'prints' | 'cards') => namesOf(searchSmall({ query: 't:goblin', mode }))
    expect(list('prints')).toContain('Goblin Trapfinder [tst]')
    expect(list('cards')).toContain('Goblin Guide [zen]')
    expect(list('cards')).not.toContain('Goblin Trapfinder [tst]')
  })

  test('a warning says when only digital cards match', () => {
    expect(searchSmall({ query: 'trapfinder' })).toMatchObject({
      printings: [],
      total: 0,
      warnings: ['All matches are digital only. Choose All Prints to see them.'],
    })
    expect(searchSmall({ query: 'no such card' }).warnings).toEqual([])
  })
})
