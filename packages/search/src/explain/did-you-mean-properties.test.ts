import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

const words = 'lightening blot t:efl t:creatrue s:lae tpye:elf f:modrn or -mv=1 ( ) !frie is:foli'
const typed = fc
  .array(fc.constantFrom(...words.split(' ')), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '))

test('every suggestion finds something, and valid queries get none', () => {
  let suggested = 0
  fc.assert(
    fc.property(
      typed,
      fc.constantFrom<'cards' | 'art' | 'prints'>('cards', 'art', 'prints'),
      (query, mode) => {
        const answer = searchSmall({ query, mode }, variedCatalogue)
        if (answer.didYouMean === undefined) return
        suggested++
        expect(answer.total === 0 || answer.warnings.length > 0).toBe(true)
        const better = searchSmall({ query: answer.didYouMean, mode }, variedCatalogue)
        expect(better.total, answer.didYouMean).toBeGreaterThan(0)
      },
    ),
    { seed: 20_260_815, numRuns: runsOf(1000) },
  )
  expect(suggested).toBeGreaterThan(50)
})
