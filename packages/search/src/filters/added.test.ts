import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds, testFindsNothing, testWarns } from '../test/query-tables.ts'

describe('the day on which a printing was added to the collection', () => {
  testFinds(
    ['added:2026-05-10', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['added>2026-05-01', 'Lightning Bolt [a25]', 'Brainstorm [sta]'],
    ['added>=2026-05-01', 'Brainstorm [sta]', 'Colossal Dreadmaw [xln]'],
    ['added<2026-01-01', 'Goblin Guide [2xm]', 'Colossal Dreadmaw [xln]'],
    ['added<=2025-12-31', 'Goblin Guide [2xm]', 'Colossal Dreadmaw [xln]'],
    ['added!=2026-05-10', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['added:today', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['added<NOW', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
  )
})

describe('a month or a year stands for all of its days', () => {
  testFinds(
    ['added:2026', 'Lightning Bolt [lea]', 'Goblin Guide [2xm]'],
    ['added=2026-05', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['added:2025-12', 'Goblin Guide [2xm]', 'Colossal Dreadmaw [xln]'],
    ['added!=2026', 'Goblin Guide [2xm]', 'Lightning Bolt [lea]'],
    ['added<2026', 'Goblin Guide [2xm]', 'Colossal Dreadmaw [xln]'],
    ['added<=2026-05', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['added>2026-05', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['added>=2026-05', 'Brainstorm [sta]', 'Colossal Dreadmaw [xln]'],
  )
})

describe('a set stands for its release date', () => {
  testFinds(
    ['added:sta', 'Brainstorm [mmq]', 'Brainstorm [sta]'],
    ['added>STA', 'Brainstorm [sta]', 'Brainstorm [mmq]'],
  )
})

describe('printings that are not owned', () => {
  test.each(['added<2999', 'added>1993', 'added!=2026-05-10', 'added<=2026'])(
    'are not found by %s',
    (query) => {
      expectQuery(query).toFind('Goblin Guide [2xm]')
      expectQuery(query).not.toFind('Lightning Bolt [clu]', 'Black Lotus')
    },
  )

  test('are found by a query that excludes a day', () => {
    expectQuery('-added:2026').toFind('Black Lotus', 'Goblin Guide [2xm]')
    expectQuery('-added:2026').not.toFind('Lightning Bolt [lea]')
  })

  testFindsNothing('added<1994', 'added:lea', 'added>2026-08-15')
})

describe('invalid days', () => {
  testWarns(
    ['added:soon', '“soon” is neither a day, a month, a year nor the code of a set'],
    ['added>2026-13', '“2026-13” is neither a day, a month, a year nor the code of a set'],
    ['added:2026-02-29', '“2026-02-29” is neither a day, a month, a year nor the code of a set'],
  )
})
