import { describe, expect, test } from 'vitest'
import { tagsOf } from '../run/tags-of.ts'
import { cardObject } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { catalogueBuilder } from './builder.ts'
import { type Catalogue, findCardsNamed, openCatalogue } from './catalogue.ts'
import { readTagObject } from './tags.ts'

const tags = [
  { id: 'r', slug: 'removal', child_ids: ['b'] },
  { id: 'b', slug: 'burn-creature', taggings: [{ oracle_id: 'Shock', weight: 'strong' }] },
  { id: 'd', label: 'Card Draw', taggings: [{ oracle_id: 'Opt' }] },
  { id: 'loop', slug: 'loop', parent_ids: ['loop'], taggings: [{ oracle_id: 'Opt' }] },
  { id: 'x', slug: 'dragon', parent_ids: ['y'], taggings: [{ illustration_id: 'fire-breath' }] },
  { id: 'y', slug: 'creature' },
]

function tagged(): Catalogue {
  const builder = catalogueBuilder()
  builder.add(cardObject({ name: 'Shock', illustration_id: 'fire-breath' }))
  builder.add(cardObject({ name: 'Opt', illustration_id: 'waves' }))
  for (const tag of tags) {
    const read = readTagObject(tag)
    if (read) builder.addTag(read)
  }
  const origin = { source: 'sample', fingerprint: 'test', pricesAsOf: '2026-07-31' } as const
  return openCatalogue(builder.build(origin))
}

const catalogue = tagged()

function find(query: string): string[] {
  return namesOf(searchSmall({ query, mode: 'prints' }, catalogue), catalogue)
}

describe('tags', () => {
  test('a card has the tags that were given to it, and the wider ones', () => {
    expect(find('otag:burn-creature')).toEqual(['Shock [tst]'])
    expect(find('function:removal')).toEqual(['Shock [tst]'])
    expect(find('-otag:removal')).toEqual(['Opt [tst]'])
  })

  test('separators and case do not matter', () => {
    expect(find('otag:card_draw')).toEqual(['Opt [tst]'])
    expect(find('otag:"CARD draw"')).toEqual(['Opt [tst]'])
  })

  test('a tag that contains itself does no harm', () => {
    expect(find('otag:loop')).toEqual(['Opt [tst]'])
  })

  test('a card shows the narrowest, in words that find it', () => {
    const shown = (name: string) => {
      const [card = -1] = findCardsNamed(catalogue, name)
      return tagsOf(catalogue, card, catalogue.columns.cardPrintings[card] ?? -1)
    }
    expect(shown('Shock')).toEqual({ oracle: ['burn-creature'], art: ['dragon'] })
    expect(shown('Opt')).toEqual({ oracle: ['card-draw', 'loop'], art: [] })
    expect(find('otag:card-draw')).toEqual(['Opt [tst]'])
    expect(tagsOf(smallCatalogue, 0, 0)).toEqual({ oracle: [], art: [] })
  })

  test('artworks have tags too', () => {
    expect(find('art:dragon')).toEqual(['Shock [tst]'])
    expect(find('atag:creature')).toEqual(['Shock [tst]'])
  })

  test('without tags a message says so, in place of finding nothing', () => {
    const { warnings } = searchSmall({ query: 't:goblin otag:removal' })
    expect(warnings).toEqual(['“otag:removal” was ignored: no tag data loaded.'])
  })
})

test('what is no tag is not read as one', () => {
  expect(readTagObject({ slug: 'no id' })).toBeUndefined()
  expect(readTagObject(null)).toBeUndefined()
})
