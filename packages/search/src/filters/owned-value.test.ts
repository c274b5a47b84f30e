import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds, testFindsNothing, testWarns } from '../test/query-tables.ts'

describe('the value of all copies of a printing, each in its finish', () => {
  testFinds(
    ['value>=50', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['value>=$6.05', 'Lightning Bolt [a25]', 'Brainstorm [mmq]'],
    ['value=6.05', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['value:3.3', 'Goblin Guide [2xm]', 'Brainstorm [mmq]'],
    ['value<3', 'Brainstorm [sta]', 'Goblin Guide [2xm]'],
    ['value<=4.8', 'Brainstorm [mmq]', 'Lightning Bolt [a25]'],
    ['value>4.8', 'Lightning Bolt [a25]', 'Brainstorm [mmq]'],
    ['value!=6.05', 'Brainstorm [mmq]', 'Lightning Bolt [a25]'],
  )

  testFindsNothing('value<0', 'value>10000', 'value=0')
})

test('printings that are not owned, or have no price in their finish, match no comparison', () => {
  for (const query of ['value<999', 'value>=0', 'value!=1']) {
    expectQuery(query).toFind('Lightning Bolt [a25]', 'Goblin Guide [2xm]')
    expectQuery(query).not.toFind('Lightning Bolt [clu]') // not owned
    expectQuery(query).not.toFind('Colossal Dreadmaw [xln]') // no price at all
    expectQuery(query).not.toFind('Goblin Guide [zen]') // a foil, and only the nonfoil has a price
  }
  expectQuery('-value>=0').toFind('Lightning Bolt [clu]', 'Colossal Dreadmaw [xln]')
})

describe('invalid prices', () => {
  testWarns(
    ['value>much', '“much” is not a price in US dollars'],
    ['value<€5', '“€5” is not a price in US dollars'],
    ['value:$', '“$” is not a price in US dollars'],
  )
})
