import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('the release date', () => {
  testFinds(
    ['date<=1993-08-05', 'Lightning Bolt [lea]', 'Goblin Guide [zen]'],
    ['date>2009-10-02', 'Lightning Bolt [a25]', 'Goblin Guide [zen]'],
    ['date:2017-09-29', 'Colossal Dreadmaw [xln]', 'Colossal Dreadmaw [day]'],
    ['date!=2017-09-29', 'Colossal Dreadmaw [day]', 'Colossal Dreadmaw [xln]'],
    ['date>=2018-03', 'Lightning Bolt [a25]', 'Goblin Guide [zen]'],
    ['date<2018', 'Goblin Guide [zen]', 'Lightning Bolt [a25]'],
  )
})

describe('a month or a year stands for all of its days', () => {
  testFinds(
    ['date:2017', 'Colossal Dreadmaw [xln]', 'Lightning Bolt [a25]'],
    ['date=2021-04', 'Lightning Bolt [sta]', 'Lightning Bolt [a25]'],
    ['date:1995-06', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['date!=2017', 'Lightning Bolt [a25]', 'Colossal Dreadmaw [xln]'],
    ['date>2017', 'Lightning Bolt [a25]', 'Colossal Dreadmaw [xln]'],
    ['date>=2017', 'Colossal Dreadmaw [xln]', 'Goblin Guide [zen]'],
    ['date<=2017', 'Colossal Dreadmaw [xln]', 'Lightning Bolt [a25]'],
    ['date<2017', 'Goblin Guide [zen]', 'Colossal Dreadmaw [xln]'],
    ['date<2017-09', 'Goblin Guide [zen]', 'Colossal Dreadmaw [xln]'],
    ['date>2017-09', 'Lightning Bolt [a25]', 'Colossal Dreadmaw [xln]'],
    ['date:2021 s:sta', 'Lightning Bolt [sta]', 'Brainstorm [mmq]'],
  )

  test('and is explained so', () => {
    expectQuery('date:2021').means('it came out in 2021')
    expectQuery('date>2021-02').means('it came out after 2021-02')
    expectQuery('date<=2021-02').means('it came out in 2021-02 or earlier')
    expectQuery('-date:2021-02-05').means('it did not come out on 2021-02-05')
  })
})

describe('the release date of a set', () => {
  testFinds(
    ['date>=zen', 'Goblin Guide [zen]', 'Lightning Bolt [lea]'],
    ['date<ZEN', 'Lightning Bolt [lea]', 'Goblin Guide [zen]'],
    ['date=lea', 'Serra Angel [leb]', 'Goblin Guide [zen]'],
  )
})

describe('today is the day of the search, which is 2026-08-15 in tests', () => {
  testFinds(
    ['date=today', 'Colossal Dreadmaw [day]', 'Colossal Dreadmaw [nxt]'],
    ['date>NOW', 'Colossal Dreadmaw [nxt]', 'Colossal Dreadmaw [day]'],
    ['date<=now', 'Colossal Dreadmaw [day]', 'Colossal Dreadmaw [nxt]'],
    ['date<today', 'Colossal Dreadmaw [xln]', 'Colossal Dreadmaw [day]'],
    ['year=now', 'Colossal Dreadmaw [nxt]', 'Colossal Dreadmaw [xln]'],
    ['year<today', 'Colossal Dreadmaw [xln]', 'Colossal Dreadmaw [day]'],
  )
})

describe('the release year', () => {
  testFinds(
    ['year=1993', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['year>=2018 year<2021', 'Lightning Bolt [a25]', 'Lightning Bolt [sta]'],
    ['year<=1995', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['year>1995', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['year!=1995', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['year:zen', 'Goblin Guide [zen]', 'Goblin Guide [2xm]'],
    ['year>ICE', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
  )
})

describe('invalid dates', () => {
  testWarns(
    ['date>soon', '“soon” is neither a day, a month, a year nor the code of a set'],
    ['date:2023-02-29', '“2023-02-29” is neither a day, a month, a year nor the code of a set'],
    ['date<2017-13-01', '“2017-13-01” is neither a day, a month, a year nor the code of a set'],
    ['date:15.8.2026', '“15.8.2026” is neither a day, a month, a year nor the code of a set'],
    ['year:old', '“old” is not a year'],
  )
})
