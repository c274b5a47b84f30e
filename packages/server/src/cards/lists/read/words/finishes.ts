import type { Finish } from '@manafolio/contract'
import { words } from './words.ts'

/** An empty cell says nothing: most tools leave it empty for the usual finish. */
export const finishWords = words<Finish>({
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
})
