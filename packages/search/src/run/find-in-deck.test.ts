import { describe, expect, test } from 'vitest'
import { findInRows, type Row } from '../test/deck-rows.ts'
import { expectQuery } from '../test/expect-query.ts'

const bolt = 'Lightning Bolt [lea]'
const rows: Row[] = [
  { card: 'Colossal Dreadmaw [xln]', isCommander: true, addedOn: 20260701 },
  { card: bolt, categories: ['Burn', 'Pet cards'], addedOn: 20261105, quantity: 3 },
  { card: bolt, board: 'side', categories: ['Burn'], addedOn: 20261001, missing: 2 },
  { card: bolt, finish: 'foil', missing: 2, quantity: 1 },
  { card: 'Goblin Guide [zen]', categories: ['Attackers'], missing: 1 },
  { card: 'Brainstorm [mmq]', board: 'considering', categories: ['Draw'] },
]
const [dreadmaw, guide, brainstorm] = [
  'Colossal Dreadmaw [xln]',
  'Goblin Guide [zen]',
  'considering Brainstorm [mmq]',
]
const [sideBolt, foilBolt] = [`side ${bolt}`, `foil ${bolt}`]

describe('rows of a deck', () => {
  test.each([
    ['bolt', [bolt, sideBolt, foilBolt]],
    ['t:instant -c:r', [brainstorm]],
    ['in:main', [dreadmaw, bolt, foilBolt, guide]],
    ['in:SIDEBOARD', [sideBolt]],
    ['in:maybe', [brainstorm]],
    ['in:commander', [dreadmaw]],
    ['in!=main', [sideBolt, brainstorm]],
    ['-in:main bolt', [sideBolt]],
    ['-(in:side or finish:foil) bolt', [bolt]],
    ['category:burn', [bolt, sideBolt]],
    ['category:pet in:main', [bolt]],
    ['cat="pet cards"', [bolt]],
    ['-category:burn in:main', [dreadmaw, foilBolt, guide]],
    ['added>2026-11-01', [bolt]],
    ['added<=2026-10', [dreadmaw, sideBolt]],
    ['added!=2026-11', [dreadmaw, sideBolt]],
    ['qty>1', [bolt]],
    ['finish:foil', [foilBolt]],
    ['missing', [sideBolt, foilBolt, guide]],
    ['missing:1 or in:side', [sideBolt, guide]],
    ['free missing', [sideBolt, foilBolt, guide]],
    ['free', [bolt, sideBolt, foilBolt, guide, brainstorm]],
    ['deck:dragons', [dreadmaw, brainstorm]],
    ['owned>=5', [bolt, sideBolt, foilBolt, brainstorm]],
  ])('%s finds %j', (query, found) => {
    expect(findInRows(rows, query)).toMatchObject({ rows: found, warnings: [] })
  })

  test('what in: means elsewhere it means for anything that is no board', () => {
    expect(findInRows(rows, 'in:mmq').rows).toEqual([brainstorm])
    expect(findInRows(rows, '-in:mmq in:considering').rows).toEqual([])
  })

  test('nothing else of the catalogue is found', () => {
    expect(findInRows(rows, 't:goblin').rows).toEqual([guide])
    expectQuery('t:goblin').toFind('Goblin Guide [2xm]')
  })

  test('an empty query finds all of them', () => {
    expect(findInRows(rows, ' ').rows).toHaveLength(rows.length)
  })
})

describe('terms that are not understood', () => {
  test.each([
    ['category:rmap', 'no card of the deck has a category called “rmap”'],
    ['added:soon', '“soon” is neither a day, a month, a year nor the code of a set'],
    ['finish:shiny', '“shiny” is none of nonfoil, foil, etched'],
    ['qty:many', '“many” is not a number'],
    ['missing:some', '“some” is not a number'],
    ['in:nowhere', 'no printing is known to be in “nowhere”'],
    ['t>instant', "“t” can't be used with “>”"],
  ])('%s is left out once, with the reason', (query, reason) => {
    const { rows: found, warnings } = findInRows(rows, `${query} bolt`)
    expect(found).toEqual([bolt, sideBolt, foilBolt])
    expect(warnings).toEqual([`“${query}” was ignored: ${reason}.`])
  })

  test('a category of one board is known on all of them', () => {
    const { rows: found, warnings } = findInRows(rows, '-category:pet bolt')
    expect({ found, warnings }).toEqual({ found: [sideBolt, foilBolt], warnings: [] })
  })

  test('they are reported for a deck without cards too', () => {
    expect(findInRows([], 'finish:shiny')).toMatchObject({
      rows: [],
      warnings: [expect.stringContaining('shiny')],
    })
  })
})

describe('what a query means in a deck', () => {
  test.each([
    ['in:main', 'it is in the main deck'],
    ['-in:commander', 'it is not a commander of the deck'],
    ['in:sta', 'it has a printing in “sta”'],
    ['category:burn', 'it is in a category with “burn” in its name'],
    ['category!=burn', 'it is in no category with “burn” in its name'],
    ['cat="burn"', 'it is in a category called “burn”'],
    ['missing', 'copies of it are missing'],
    ['-missing', 'no copies of it are missing'],
    ['missing>=2', 'the number of missing copies is at least 2'],
    ['qty>1', 'the number of copies is more than 1'],
    ['finish:Foil', 'the finish is foil'],
    ['added>2026-11-01', 'it came into the deck after 2026-11-01'],
    ['-added:today', 'it did not come into the deck today'],
    ['added!=2026', 'it came into the deck, but not in 2026'],
    ['free', 'a copy of it is free'],
  ])('%s', (query, meaning) => {
    expect(findInRows(rows, query).explanation).toBe(`Cards where ${meaning}.`)
  })
})

test.each(['category:ramp', 'missing>0', 'qty>1', 'finish:foil'])(
  '%s is left out of other searches, which say where it works',
  (query) => {
    const reason = 'it looks at the rows of a deck, and works in the field above its cards'
    expectQuery(query).warns(`“${query}” was ignored: ${reason}.`)
  },
)
