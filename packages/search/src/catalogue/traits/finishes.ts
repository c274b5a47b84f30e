import type { CardObject } from '../card-object.ts'
import type { Trait } from './trait.ts'

const isFinished = (finish: string) => (card: CardObject) => !!card.finishes?.includes(finish)

/** How the service calls a finish, what else people call it, and what it is called in a sentence. */
type Finish = readonly [name: string, aliases: readonly string[], what: string]

const finishes: readonly Finish[] = [
  ['foil', ['premium'], 'foil'],
  ['nonfoil', [], 'nonfoil'],
  ['etched', ['etch', 'etchedfoil'], 'etched foil'],
]

/** These stand among the promo types of a printing. */
const foilings: readonly Finish[] = [
  ['chocobotrackfoil', ['chocobotrack'], 'Chocobo track foil'],
  ['confettifoil', ['confetti'], 'confetti foil'],
  ['cosmicfoil', ['cosmic'], 'cosmic foil'],
  ['dazzlefoil', ['dazzle'], 'dazzle foil'],
  ['doubleexposure', [], 'double exposure'],
  ['doublerainbow', [], 'double rainbow foil'],
  ['dragonscalefoil', ['dragonscale'], 'dragonscale foil'],
  ['embossed', ['emboss'], 'embossed print'],
  ['facetfoil', ['facet'], 'facet foil'],
  ['firstplacefoil', ['firstplace'], 'first-place foil'],
  ['fracturefoil', ['fracture'], 'fracture foil'],
  ['galaxyfoil', ['galaxy'], 'galaxy foil'],
  ['gilded', [], 'gilded foil'],
  ['gleaminggold', ['gleaming'], 'gleaming gold'],
  ['glossy', ['gloss'], 'glossy print'],
  ['halofoil', ['halo'], 'halo foil'],
  ['invisibleink', [], 'invisible ink'],
  ['manafoil', [], 'mana foil'],
  ['metal', [], 'metal'],
  ['neonink', [], 'neon ink'],
  ['oilslick', [], 'oil slick foil'],
  ['rainbowfoil', ['rainbow'], 'rainbow foil'],
  ['raisedfoil', ['raised'], 'raised foil'],
  ['ripplefoil', ['ripple'], 'ripple foil'],
  ['silverfoil', [], 'silver foil'],
  ['silverscroll', [], 'silver scroll foil'],
  ['singularityfoil', ['singularity'], 'singularity foil'],
  ['stepandcompleat', ['compleat'], 'step-and-compleat foil'],
  ['surgefoil', ['surge'], 'surge foil'],
  ['textured', [], 'textured foil'],
]

export const finishTraits: readonly Trait[] = [
  ...finishes.map((finish) => traitOf(finish, isFinished(finish[0]))),
  ...foilings.map((finish) => traitOf(finish, (card) => !!card.promo_types?.includes(finish[0]))),
]

function traitOf([name, aliases, what]: Finish, holds: Trait['holds']): Trait {
  const says = { yes: `comes in ${what}`, no: `does not come in ${what}` }
  return { name, aliases, level: 'printing', says, holds }
}
