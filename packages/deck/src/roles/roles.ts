/** What cards do for a deck; a card may have several roles. */
export const roleNames = [
  'land',
  'ramp',
  'draw',
  'removal',
  'sweeper',
  'counterspell',
  'tutor',
  'recursion',
  'protection',
  'token',
  'lifegain',
  'graveyard_hate',
  'finisher',
] as const
export type RoleName = (typeof roleNames)[number]
