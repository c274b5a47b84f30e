import type { Condition } from '@manafolio/contract'
import { words } from './words.ts'

const common = {
  mint: 'NM',
  m: 'NM',
  nearmint: 'NM',
  nm: 'NM',
} as const satisfies Record<string, Condition>

const american = {
  ...common,
  lightlyplayed: 'LP',
  slightlyplayed: 'LP',
  lp: 'LP',
  sp: 'LP',
  moderatelyplayed: 'MP',
  mp: 'MP',
  heavilyplayed: 'HP',
  hp: 'HP',
  damaged: 'D',
  dmg: 'D',
  d: 'D',
} as const satisfies Record<string, Condition>

/** Those of the grading guide. */
export const conditionWords = words<Condition>(american)

/** Mint, Near Mint, Good (Lightly Played), Played, Heavily Played, Damaged (or Poor). */
export const playedLadder = words<Condition>(american, {
  goodlightlyplayed: 'LP',
  good: 'LP',
  played: 'MP',
  poor: 'D',
})

/** Mint, Near Mint, Slightly Played, Moderately Played, Played, Poor. */
export const cardtraderLadder = words<Condition>(american, { played: 'HP', poor: 'D' })

/** Mint, Near Mint, Excellent, Good, Light Played, Played, Poor. */
export const europeanLadder = words<Condition>(common, {
  mt: 'NM',
  excellent: 'LP',
  ex: 'LP',
  good: 'MP',
  gd: 'MP',
  lightplayed: 'MP',
  lightlyplayed: 'MP',
  lp: 'MP',
  played: 'HP',
  pl: 'HP',
  poor: 'D',
  po: 'D',
})

/** Where nobody knows the ladder: those that mean one thing on all of them. */
export const anyLadder = words<Condition>(american, {
  mt: 'NM',
  excellent: 'LP',
  ex: 'LP',
  goodlightlyplayed: 'LP',
  poor: 'D',
  po: 'D',
})

/**
 * Where nobody knows the ladder: the middle of what they mean, also in German, French, Spanish,
 * Italian, Portuguese and Japanese.
 */
export const closeConditionWords = words<Condition>({
  verygood: 'LP',
  vg: 'LP',
  lightplayed: 'LP',
  good: 'MP',
  g: 'MP',
  gd: 'MP',
  played: 'MP',
  pl: 'MP',
  neu: 'NM',
  neuwertig: 'NM',
  fastneu: 'NM',
  leichtbespielt: 'LP',
  bespielt: 'MP',
  starkbespielt: 'HP',
  beschädigt: 'D',
  neuf: 'NM',
  quasineuf: 'NM',
  légèrementjoué: 'LP',
  légèrementjouée: 'LP',
  joué: 'MP',
  jouée: 'MP',
  trèsjouée: 'HP',
  abîmé: 'D',
  abîmée: 'D',
  nueva: 'NM',
  casinueva: 'NM',
  ligeramentejugada: 'LP',
  pocojugada: 'LP',
  jugada: 'MP',
  muyjugada: 'HP',
  dañada: 'D',
  nuova: 'NM',
  quasinuova: 'NM',
  pocogiocata: 'LP',
  giocata: 'MP',
  moltogiocata: 'HP',
  danneggiata: 'D',
  nova: 'NM',
  quasenova: 'NM',
  poucousada: 'LP',
  usada: 'MP',
  muitousada: 'HP',
  danificada: 'D',
  美品: 'NM',
  傷あり: 'MP',
})
