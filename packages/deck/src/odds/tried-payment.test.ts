import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ManaColor } from '../numbers/mana-color.ts'
import { exactPayment } from './exact-payment.ts'
import { triedPayment } from './tried-payment.ts'

const trials = 4000
const seen = [7, 9, 12]
const colors: readonly ManaColor[] = ['G']

/** Only the bit masks of the lands matter. */
const payments = fc.record({
  lands: fc.nat(5),
  kinds: fc.array(
    fc.record({ colors: fc.constant(colors), symbols: fc.integer({ min: 1, max: 2 }) }),
    {
      maxLength: 4,
    },
  ),
})

test('simulated results are within the expected error of the calculated ones', () => {
  const landsOfKinds = fc.array(fc.nat(5), { minLength: 16, maxLength: 16 })
  const check = fc.property(payments, landsOfKinds, fc.nat(), (payment, copies, seed) => {
    const landsByKinds = copies.slice(0, 2 ** payment.kinds.length)
    const question = { payment, means: { cards: 99, landsByKinds }, seen }
    const exact = exactPayment(question)
    const tried = triedPayment(question, { trials, seed })
    for (const [at, { chance }] of tried.entries()) {
      const truth = Math.min(1, exact?.[at] ?? Number.NaN) // rounding may exceed 1
      const deviation = Math.sqrt((truth * (1 - truth)) / trials)
      // A single trial may differ from an almost certain result.
      expect(Math.abs(chance - truth)).toBeLessThanOrEqual(4 * deviation + 1 / trials)
    }
  })
  fc.assert(check, { seed: 20_260_815, numRuns: runsOf(60) })
})
