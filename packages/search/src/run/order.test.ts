import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'

describe('order', () => {
  function orderOf(query: string, ...names: string[]) {
    const catalogue = catalogueOf(names.map((name) => cardObject({ name })))
    const answer = searchSmall({ query, mode: 'prints' }, catalogue)
    return namesOf(answer, catalogue).map((name) => name.replace(' [tst]', ''))
  }

  test('the name itself, names that begin with it, names with it as a word, the others', () => {
    const order = orderOf('opt', 'Adopt', 'Might Opt', 'Optimize', 'Opt')
    expect(order).toEqual(['Opt', 'Optimize', 'Might Opt', 'Adopt'])
  })

  test('among equals the alphabet decides', () => {
    expect(orderOf('opt', 'Optus', 'Opta')).toEqual(['Opta', 'Optus'])
  })

  test("a whole name comes before a face's name", () => {
    const found = namesOf(searchSmall({ query: 'lightning bolt', mode: 'prints' }))
    expect(found[0]).toBe('Lightning Bolt [clu]')
    expect(found.at(-1)).toBe('Emeritus of Conflict // Lightning Bolt [tst]')
  })

  test('filters beside a name do not change the order', () => {
    const found = namesOf(searchSmall({ query: 'c:r lightning mv<=2 bolt', mode: 'prints' }))
    expect(found[0]).toBe('Lightning Bolt [clu]')
    expect(found.at(-1)).toBe('Emeritus of Conflict // Lightning Bolt [tst]')
  })

  test('without a name the alphabet decides, without accents and signs', () => {
    const order = orderOf('t!=x', 'Zap', 'Éclair', "D'Avenant", 'dazzle')
    expect(order).toEqual(["D'Avenant", 'dazzle', 'Éclair', 'Zap'])
  })
})

describe('a whole name asks for that card only', () => {
  const found = (query: string) => new Set(namesOf(searchSmall({ query })))

  test('and not for another card with a face of that name', () => {
    expect(found('Lightning Bolt')).toEqual(
      new Set(['Lightning Bolt [a25]', 'Lightning Bolt [lea]', 'Lightning Bolt [sta]']),
    )
  })

  test.each([
    ['in other letter case', 'LIGHTNING bolt'],
    ['in quotes', '"Lightning Bolt"'],
    ['with an exclamation mark', '!"Lightning Bolt"'],
    ['with spaces around it', '  lightning   bolt '],
  ])('%s', (_, query) => {
    expect(found(query)).toContain('Lightning Bolt [lea]')
    expect(found(query)).not.toContain('Emeritus of Conflict // Lightning Bolt [tst]')
  })

  test.each([
    ['Sword of Fire and Ice', 'Sword of Fire and Ice [tst]'],
    ['fire // ice', 'Fire // Ice [tst]'],
    ['do or die', 'Do or Die [tst]'],
    ['Summon: Bahamut', 'Summon: Bahamut [tst]'],
    ['lim-dul’s vault', "Lim-Dûl's Vault [tst]"],
    ['limduls vault', "Lim-Dûl's Vault [tst]"],
  ])('%s has signs and words that look like language', (query, name) => {
    expect(found(query)).toEqual(new Set([name]))
    expect(searchSmall({ query }).warnings).toEqual([])
    expect(searchSmall({ query, mode: 'prints' }).warnings).toEqual([])
  })

  test('the name of a face is enough when no card has it as a whole', () => {
    expect(found('insectile aberration')).toEqual(
      new Set(['Delver of Secrets // Insectile Aberration [tst]']),
    )
    expect(found('ice')).toEqual(new Set(['Fire // Ice [tst]']))
  })

  test('a part of a name asks for every card that has it', () => {
    expect(found('lightning')).toContain('Lightning Bolt [lea]')
    expect(found('lightning')).toContain('Emeritus of Conflict // Lightning Bolt [tst]')
  })

  test('a name among other terms is a part of a query', () => {
    expect(found('lightning bolt mv<=2')).toContain('Emeritus of Conflict // Lightning Bolt [tst]')
    expect(found('-fire')).toContain('Lightning Bolt [lea]')
    expect(found('-fire')).not.toContain('Fire // Ice [tst]')
  })

  test('the other modes list all that match', () => {
    const all = namesOf(searchSmall({ query: 'lightning bolt', mode: 'art' }))
    expect(all).toContain('Emeritus of Conflict // Lightning Bolt [tst]')
  })

  test('a card that exists only in digital form does not hide the others', () => {
    const cards = [cardObject({ name: 'Opt', digital: true }), cardObject({ name: 'Optimize' })]
    const catalogue = catalogueOf(cards)
    const answer = searchSmall({ query: 'opt' }, catalogue)
    expect(namesOf(answer, catalogue)).toEqual(['Optimize [tst]'])
  })
})
