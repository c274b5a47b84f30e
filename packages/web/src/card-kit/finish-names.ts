import type { Finish } from '@manafolio/contract'

export const finishNames: Record<Finish, string> = {
  nonfoil: 'Nonfoil',
  foil: 'Foil',
  etched: 'Etched',
}
