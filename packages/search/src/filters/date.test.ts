import { test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'

test.each([
  ['year=1993', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
  ['year>=2018 year<2021', 'Lightning Bolt [a25]', 'Lightning Bolt [sta]'],
  ['date<=1993-08-05', 'Lightning Bolt [lea]', 'Goblin Guide [zen]'],
  ['date>2009-10-02', 'Lightning Bolt [a25]', 'Goblin Guide [zen]'],
  ['date>=zen', 'Goblin Guide [zen]', 'Lightning Bolt [lea]'],
  ['date<ZEN', 'Lightning Bolt [lea]', 'Goblin Guide [zen]'],
  ['date>=2018-03', 'Lightning Bolt [a25]', 'Goblin Guide [zen]'],
  ['date<2018', 'Goblin Guide [zen]', 'Lightning Bolt [a25]'],
])('%s finds %s and not %s', (query, found, notFound) => {
  expectQuery(query).toFind(found)
  expectQuery(query).not.toFind(notFound)
})

test('what is no date is told', () => {
  expectQuery('date>soon').warns(
    '“date>soon” was ignored: “soon” is neither a day nor the code of a set.',
  )
  expectQuery('year:old').warns('“year:old” was ignored: “old” is not a year.')
})
