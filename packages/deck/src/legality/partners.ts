import type { Card, CardFace } from '@manafolio/contract'
import { frontFace, hasType } from '../deck-face.ts'

type Front = Pick<CardFace, 'name' | 'typeLine' | 'oracleText'>

/** Whether two cards can lead a deck together (CR 702.124). The kinds of partners do not mix. */
export function canLeadTogether(one: Card, other: Card): boolean {
  const [first, second] = [frontFace(one), frontFace(other)]
  return pairKinds.some((isPair) => isPair(first, second) || isPair(second, first))
}

/** Whether a card can only lead together with another one. */
export function isBackground(card: Card): boolean {
  const front = frontFace(card)
  return hasType(front, 'Background') && hasType(front, 'Enchantment')
}

/** The partner ability of a card, such as “Partner—Survivors”. */
export function partnerWords(card: Card): string | null {
  return partnerLine.exec(frontFace(card).oracleText)?.[0].trimEnd() ?? null
}

type PairKind = (one: Front, other: Front) => boolean

const partnerLine =
  /^(?:Partner(?: with [^(\n]+|—[^(\n]+)?|Friends forever|Choose a Background|Doctor's companion)(?= ?\(| ?$)/m
const partner = /^Partner(?= ?\(| ?$)/m
const partnerWith = /^Partner with ([^(\n]+)/m
const partnerLabel = /^(?:Partner—([^(\n]+)|(Friends forever))/m
const choosesBackground = /^Choose a Background/m
const doctorsCompanion = /^Doctor's companion/m
const doctor = /^Legendary Creature — Time Lord Doctor$/

const pairKinds: readonly PairKind[] = [
  (one, other) => partner.test(one.oracleText) && partner.test(other.oracleText),
  (one, other) => namedPartner(one) === other.name && namedPartner(other) === one.name,
  (one, other) => labelOf(one) !== undefined && labelOf(one) === labelOf(other),
  (one, other) => choosesBackground.test(one.oracleText) && isLegendaryBackground(other),
  (one, other) => doctorsCompanion.test(one.oracleText) && doctor.test(other.typeLine),
]

function namedPartner({ oracleText }: Front): string | undefined {
  return partnerWith.exec(oracleText)?.[1]?.trim()
}

function labelOf({ oracleText }: Front): string | undefined {
  const match = partnerLabel.exec(oracleText)
  return (match?.[1] ?? match?.[2])?.trim()
}

function isLegendaryBackground(face: Front): boolean {
  return hasType(face, 'Legendary') && hasType(face, 'Background') && hasType(face, 'Enchantment')
}
