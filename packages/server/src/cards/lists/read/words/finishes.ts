import type { Finish } from '@manafolio/contract'
import { words } from './words.ts'

const raw = {
  nonfoil: 'nonfoil',
  normal: 'nonfoil',
  regular: 'nonfoil',
  notfoil: 'nonfoil',
  no: 'nonfoil',
  false: 'nonfoil',
  '0': 'nonfoil',
  foil: 'foil',
  yes: 'foil',
  true: 'foil',
  '1': 'foil',
  etched: 'etched',
  etchedfoil: 'etched',
  foiletched: 'etched',
} as const satisfies Record<string, Finish>

/** Where an empty cell says nothing. */
export const finishWords = words<Finish>(raw)

/** Where an empty cell says that the copies are not foil. */
export const foilWords = words<Finish>(raw, { '': 'nonfoil' })
