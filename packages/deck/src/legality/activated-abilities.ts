import type { CardFace } from '@manafolio/contract'
import { basicLandTypes, hasType } from '../deck-face.ts'

/** Keyword abilities that are activated without a colon. Other cards make them cheaper: those do not have them. */
const keywords =
  /(?:^|\.)(?:[\w ]*cycling|Equip|Fortify|Reconfigure|Crew|Saddle|Station|Level up|Outlast|Unearth|Scavenge|Embalm|Eternalize|Encore|Reinforce|Transmute|Transfigure|Craft|(?:Commander )?ninjutsu|Aura swap)\b(?! (?:costs|abilities))/im

/** CR 602.1: “cost: effect”. What others get is in quotes, and reminders in brackets. */
export function hasActivatedAbility(face: Pick<CardFace, 'typeLine' | 'oracleText'>): boolean {
  // CR 305.6: lands with a basic land type have their ability without saying so.
  if (basicLandTypes.some((type) => hasType(face, type))) return true
  const own = face.oracleText.replace(/\([^)]*\)|"[^"]*"|“[^”]*”/g, '')
  return own.includes(': ') || keywords.test(own)
}
