import { landCycle } from './land-cycle.ts'
import type { Trait } from './trait.ts'

const basic = '(?:Plains|Island|Swamp|Mountain|Forest)'
const eitherColor = /\{T\}: Add \{[WUBRG]\} or \{[WUBRG]\}\./
const entersTapped = /~ enters tapped\./

/** Lands for two colors, by what they ask in return. */
export const dualLands: readonly Trait[] = [
  landCycle({
    name: 'dual',
    what: 'an original dual land',
    basicTypes: 2,
    text: [/^$/],
  }),
  landCycle({
    name: 'shockland',
    what: 'a shock land',
    basicTypes: 2,
    text: [/you may pay 2 life\. If you don't, (?:~|it) enters tapped\./],
  }),
  landCycle({
    name: 'fetchland',
    what: 'a fetch land',
    text: [
      new RegExp(`Pay 1 life, Sacrifice ~: Search your library for an? ${basic} or ${basic} card`),
    ],
  }),
  landCycle({
    name: 'checkland',
    what: 'a check land',
    text: [
      eitherColor,
      new RegExp(`~ enters tapped unless you control an? ${basic} or an? ${basic}\\.`),
    ],
  }),
  landCycle({
    name: 'fastland',
    what: 'a fast land',
    text: [eitherColor, /~ enters tapped unless you control two or fewer other lands\./],
  }),
  landCycle({
    name: 'slowland',
    what: 'a slow land',
    text: [eitherColor, /~ enters tapped unless you control two or more other lands\./],
  }),
  landCycle({
    name: 'tangoland',
    aliases: ['battleland'],
    what: 'a battle land',
    basicTypes: 2,
    text: [/~ enters tapped unless you control two or more basic lands\./],
  }),
  landCycle({
    name: 'bondland',
    aliases: ['battlebondland', 'crowdland'],
    what: 'a bond land',
    text: [eitherColor, /~ enters tapped unless you have two or more opponents\./],
  }),
  landCycle({
    name: 'shadowland',
    aliases: ['snarl'],
    what: 'a shadow land',
    text: [new RegExp(`you may reveal an? ${basic} or ${basic} card from your hand\\.`)],
  }),
  landCycle({
    name: 'painland',
    what: 'a pain land',
    text: [/\{T\}: Add \{C\}\./, /\{T\}: Add \{.\} or \{.\}\. ~ deals 1 damage to you\./],
    butNot: entersTapped,
  }),
  landCycle({
    name: 'canopyland',
    aliases: ['canland', 'canopy', 'horizon', 'horizonland'],
    what: 'a canopy land',
    text: [/Pay 1 life: Add \{.\} or \{.\}\./, /\{1\}, \{T\}, Sacrifice ~: Draw a card\./],
  }),
  landCycle({
    name: 'gainland',
    what: 'a gain land',
    text: [entersTapped, /When ~ enters, you gain 1 life\./, eitherColor],
  }),
  landCycle({
    name: 'scryland',
    what: 'a scry land',
    text: [entersTapped, /When ~ enters, scry 1\./, eitherColor],
  }),
  landCycle({
    name: 'surveilland',
    what: 'a surveil land',
    basicTypes: 2,
    text: [entersTapped, /When ~ enters, surveil 1\./],
  }),
  landCycle({
    name: 'bikeland',
    aliases: ['cycleland', 'bicycleland'],
    what: 'a cycling land of two types',
    basicTypes: 2,
    text: [/\bCycling \{2\}/],
  }),
  landCycle({
    name: 'vergeland',
    what: 'a verge land',
    text: [
      new RegExp(`Add \\{.\\}\\. Activate only if you control an? ${basic} or an? ${basic}\\.`),
    ],
  }),
]
