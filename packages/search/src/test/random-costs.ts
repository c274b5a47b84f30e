import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { manaSymbols } from '../mana/symbols.ts'

/** The same costs in every run. */
export const runs = { seed: 20_260_815, numRuns: runsOf(1000) }

const fewSymbols = fc.constantFrom('W', 'U', 'W/U', '2/W', 'W/P', 'W/U/P', 'X', 'C', 'S')
const anySymbol = fc.constantFrom(...manaSymbols)
const generic = fc.constantFrom('0', '1', '2', '3', '10', '½')

/** Symbols of a cost, mostly of a few kinds, so that costs often have some in common. */
export const pieces: fc.Arbitrary<string[]> = fc.array(
  fc
    .oneof({ weight: 5, arbitrary: fewSymbols }, anySymbol, { weight: 2, arbitrary: generic })
    .map((symbol) => `{${symbol}}`),
  { minLength: 1, maxLength: 6 },
)
