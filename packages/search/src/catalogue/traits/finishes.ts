import type { Trait } from './trait.ts'

/**
 * How the service calls a finish, what else people call it, and what it is called in a sentence.
 */
type Finish = readonly [name: string, aliases: readonly string[], what: string]

const plainFinishes: readonly Finish[] = [
  ['foil', ['premium'], 'foil'],
  ['nonfoil', [], 'nonfoil'],
  ['etched', ['etch', 'etchedfoil'], 'etched foil'],
]

/** These stand among the promo types of a printing. */
const foilings: readonly Finish[] = [
  ['chocobotrackfoil', ['chocobotrack'], 'Chocobo track foil'],
  ['confettifoil', ['confetti'], 'confetti foil'],
  ['cosmicfoil', [], 'cosmic foil'],
  ['dazzlefoil', [], 'dazzle foil'],
  ['doubleexposure', [], 'double exposure'],
  ['doublerainbow', [], 'double rainbow foil'],
  ['dragonscalefoil', ['dragonscale'], 'dragonscale foil'],
  ['embossed', ['emboss'], 'embossed print'],
  ['facetfoil', [], 'facet foil'],
  ['firstplacefoil', ['firstplace'], 'first-place foil'],
  ['fracturefoil', ['fracture'], 'fracture foil'],
  ['galaxyfoil', [], 'galaxy foil'],
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
  ['singularityfoil', [], 'singularity foil'],
  ['stepandcompleat', ['compleat'], 'step-and-compleat foil'],
  ['surgefoil', ['surge'], 'surge foil'],
  ['textured', [], 'textured foil'],
]

export const finishes: readonly Trait[] = [
  ...plainFinishes.map((finish) => traitOf(finish, isFinished(finish[0]))),
  ...foilings.map((finish) => traitOf(finish, isPromoted(finish[0]))),
]

function isFinished(finish: string): Trait['holds'] {
  return ({ finishes }) => !!finishes?.includes(finish)
}

function isPromoted(type: string): Trait['holds'] {
  return ({ promo_types }) => !!promo_types?.includes(type)
}

function traitOf([name, aliases, what]: Finish, holds: Trait['holds']): Trait {
  const description = { yes: `comes in ${what}`, no: `does not come in ${what}` }
  return { name, aliases, level: 'printing', description, holds }
}
