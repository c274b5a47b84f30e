import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '../query/parse.ts'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { completeAt } from '../test/complete-at.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { type Completion, complete } from './complete.ts'

const runs = { seed: 20_260_815, numRuns: 2000 }

describe('keys', () => {
  test.each([
    ['ora|', 'oracle:'],
    ['OR|', 'oracle:'],
    ['t:elf or|', 't:elf oracle:'],
    ['-rar|', '-rarity:'],
    ['(rar|', '(rarity:'],
    ['t:elf (c:g or pow|', 't:elf (c:g or pow:'],
    ['orde|', 'order:'],
    ['dire|', 'direction:'],
    ['ma|:r', 'mana:r'],
    ['ra|re:x', 'rarity:x'],
    ['rar|>=rare', 'rarity:rare'],
    ['uni|', 'unique:'],
    ['own|', 'owned:'],
  ])('%s', (marked, taken) => {
    const { taken: found, options } = completeAt(marked)
    expect(found).toBe(taken)
    expect(options[0]?.kind).toBe('key')
  })

  test('a key shows its description', () => {
    expect(completeAt('edhrecr|').options).toEqual([
      { kind: 'key', text: 'edhrecrank:', label: expect.stringContaining('Commander') },
    ])
  })
})

describe('in a deck', () => {
  const textsOf = (query: string, isInDeck: boolean) =>
    complete(variedCatalogue, { query, caret: query.length, isInDeck }).options.map(
      ({ text }) => text,
    )

  test.each([
    ['categ', 'category:'],
    ['miss', 'missing:'],
    ['in:si', 'side'],
    ['in:comm', 'commander'],
    ['finish:f', 'foil'],
    ['f:mod', 'modern'],
  ])('%s is completed by what decks know', (query, text) => {
    expect(textsOf(query, true)[0]).toBe(text)
  })

  test('names of cards are not offered, of which the deck may have none', () => {
    expect(textsOf('lightning bol', true)).toEqual([])
    expect(textsOf('lightning bol', false)).toContain('Lightning Bolt')
  })

  test('elsewhere their keys are not offered', () => {
    expect(textsOf('categ', false)).not.toContain('category:')
    expect(textsOf('in:si', false)).not.toContain('side')
  })

  test('a key with two meanings is offered once, with that in a deck', () => {
    const { options } = complete(variedCatalogue, { query: 'adde', caret: 4, isInDeck: true })
    const added = options.filter(({ text }) => text === 'added:')
    expect(added.map(({ label }) => label)).toEqual([expect.stringContaining('into this deck')])
  })
})

describe('names of the user', () => {
  const completeOwn = (query: string, ownNames: string[], isInDeck = false) =>
    complete(variedCatalogue, { query, caret: query.length, ownNames, isInDeck }).options.map(
      ({ text }) => text,
    )

  test.each([
    ['deck:', ['any', 'Burn', '"Krenko, Mob Boss"', '"any"']],
    ['-deck:kren', ['"Krenko, Mob Boss"']],
    ['deck="krenko, m', ['"Krenko, Mob Boss"']],
    ['deck:mob', ['"Krenko, Mob Boss"']],
    ['deck:elves', []],
    ['t:bur', []],
  ])('%s', (query, texts) => {
    expect(completeOwn(query, ['Burn', 'Krenko, Mob Boss', 'any'])).toEqual(texts)
  })

  test('categories are completed in a deck only', () => {
    expect(completeOwn('cat:ra', ['Ramp', 'Card draw'], true)).toEqual(['Ramp'])
    expect(completeOwn('cat:ra', ['Ramp', 'Card draw'])).toEqual([])
  })

  test('each is found by its completion', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (given) => {
        const name = given.replace(/\s+/g, ' ').trim() || 'Burn'
        const texts = completeOwn('deck=', [name])
        expect(texts).toHaveLength(2)
        const { query, problems } = parse(`deck=${texts[1]}`)
        expect(problems).toEqual([])
        expect(query).toMatchObject({ kind: 'filter', key: 'deck', value: name })
      }),
      runs,
    )
  })
})

describe('values', () => {
  test.each([
    ['t:el|', 't:elder'],
    ['t:elv|', 't:elv'],
    ['t:dr|', 't:dragon'],
    ['-t:el|', '-t:elder'],
    ['c:g t:go| mv=1', 'c:g t:go mv=1'],
    ['t:inst|ant mv=1', 't:instant mv=1'],
    ['(t:inst|) mv=1', '(t:instant) mv=1'],
    ['f:mod|', 'f:modern'],
    ['f!=comm|', 'f!=commander'],
    ['r>=my|', 'r>=mythic'],
    ['c:azo|', 'c:azorius'],
    ['is:bounce|', 'is:bounceland'],
    ['order:rel|', 'order:released'],
    ['unique:|', 'unique:cards'],
    ['in:mtg|', 'in:mtgo'],
    ['a:maddo|', 'a:"anson maddocks"'],
    ['a:"chr|"', 'a:"christopher moeller"'],
    ['a:"chr| x" t:elf', 'a:"christopher moeller" t:elf'],
    ['a:"chr|', 'a:"christopher moeller"'],
    ['s:"limited ed|', 's:lea'],
    ['KW:FL|', 'KW:flying'],
    ['-owned:et|', '-owned:etched'],
    ['owned:germ|', 'owned:de'],
    ['owned:played|', 'owned:lp'],
  ])('%s', (marked, taken) => {
    expect(completeAt(marked).taken).toBe(taken)
  })

  test('sets are offered by code and by name', () => {
    const lea = { kind: 'value', text: 'lea', label: 'Limited Edition Alpha' }
    expect(completeAt('s:le|').options[0]).toEqual(lea)
    expect(completeAt('s:alph|').options).toEqual([lea])
    expect(completeAt('set:limited|').options).toEqual([lea])
  })

  test('properties of copies are offered by code and by name', () => {
    expect(completeAt('owned:l|').options).toEqual([
      { kind: 'value', text: 'lp', label: 'Lightly Played' },
      { kind: 'value', text: 'la', label: 'Latin' },
    ])
    expect(completeAt('owned:fo|').options).toEqual([{ kind: 'value', text: 'foil' }])
  })

  test('settings show what their values mean', () => {
    expect(completeAt('direction:de|').options).toEqual([
      { kind: 'value', text: 'desc', label: 'in falling order' },
    ])
  })

  test.each(['foo:b|', 'mv:1|', 'o:"draw|', 'o:/dr|', 't:zzz|'])('%s offers none', (marked) => {
    expect(completeAt(marked).texts).toEqual([])
  })
})

const fragments =
  't: el lightning b or ( ) - ! " / \\ s:le c: is:bo a:"an order: OR f!=mo é 🔥 : >='
const typed = fc.oneof(
  fc.array(fc.constantFrom(...fragments.split(' '), ' '), { maxLength: 12 }).map((x) => x.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
describe('for any input', () => {
  test('the replaced range contains the caret', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: -5, max: 60 }), (query, caret) => {
        const { from, to, options } = complete(variedCatalogue, { query, caret })
        const at = Math.min(Math.max(0, caret), query.length)
        expect([from <= at, at <= to, from >= 0, to <= query.length]).not.toContain(false)
        expect(options.length).toBeLessThanOrEqual(8)
      }),
      runs,
    )
  })

  test('an accepted option is understood in its place', () => {
    let taken = 0
    fc.assert(
      fc.property(typed, fc.nat(40), (query, caret) => {
        const { from, to, options } = complete(variedCatalogue, { query, caret })
        for (const option of options) {
          const start = `${query.slice(0, from)}${option.text}`
          const whole = `${start}${option.kind === 'key' ? 'x' : ''} ${query.slice(to)}`
          const before = parse(query.slice(0, from)).problems.map(({ message }) => message)
          if (before.some((message) => message.includes('never closed'))) continue
          taken++
          const problems = parse(whole).problems.filter(({ at }) => at >= from && at < start.length)
          expect(problems, whole).toEqual([])
        }
      }),
      runs,
    )
    expect(taken).toBeGreaterThan(200)
  })
})

test('a value with quotes and spaces is quoted', () => {
  const artist = 'Zoltan "Zed" Boros'
  const catalogue = catalogueOf([cardObject({ name: 'Opt', artist })])
  const [option] = completeAt('a:zol|', catalogue).options as [Completion]
  const { query } = parse(`a:${option.text}`)
  expect(query).toMatchObject({ kind: 'filter', value: artist.toLowerCase(), style: 'quoted' })
})
