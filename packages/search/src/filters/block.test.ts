import { describe } from 'vitest'
import { testFinds, testFindsNothing, testWarns } from '../test/query-tables.ts'

describe('a block, by the code of any of its sets or by its name', () => {
  testFinds(
    ['b:ice', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['b:csp', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['block:"Ice Age"', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
    ['block:masques', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['b=WWK', 'Goblin Guide [zen]', 'Goblin Guide [2xm]'],
    ['b:urza', "Gaea's Cradle [usg]", "Gaea's Cradle [jgp]"],
    ['b:rix', 'Colossal Dreadmaw [xln]', 'Colossal Dreadmaw [day]'],
    ['b!=zen', 'Goblin Guide [2xm]', 'Goblin Guide [zen]'],
  )

  testFindsNothing('b:rav', 'block:theros')

  testWarns(
    ['b:lea', 'no block has a set or name “lea”'],
    ['block>zen', "“block” can't be used with “>”"],
  )
})
