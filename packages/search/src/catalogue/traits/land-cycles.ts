import { facesOf } from './faces.ts'
import { landCycle } from './land-cycle.ts'
import { being, type Trait } from './trait.ts'

/** Two symbols of mana that are not the same, or any two of two colors. */
const filtered = [
  String.raw`\{1\}, \{T\}: Add \{[WUBRG]\}\{[WUBRG]\}\.`,
  String.raw`\{./.\}, \{T\}: Add \{.\}\{.\}, \{.\}\{.\}, or \{.\}\{.\}\.`,
  String.raw`\{5\}, \{T\}: Add (?:\{W\}\{U\}\{B\}\{R\}\{G\}|five mana in any combination of colors)\.`,
].join('|')

/** Lands that have a nickname but are not one of the cycles for two colors. */
export const landCycles: readonly Trait[] = [
  landCycle({
    name: 'bounceland',
    aliases: ['karoo'],
    what: 'a bounce land',
    text: [
      /~ enters tapped\./,
      /When ~ enters, (?:sacrifice it unless you )?return an? (?:land|untapped \w+) you control to its owner's hand\./,
    ],
  }),
  landCycle({
    name: 'creatureland',
    aliases: ['manland'],
    what: 'a land that can become a creature',
    text: [/(?:~|\bit) becomes?\b.*\bcreature\b/, /still a(?:n? \w+)? land\b/],
  }),
  landCycle({
    name: 'filterland',
    what: 'a filter land',
    text: [new RegExp(filtered)],
  }),
  landCycle({
    name: 'storageland',
    what: 'a storage land',
    text: [/Remove (?:any number of|X) storage counters from ~/],
  }),
  landCycle({
    name: 'triland',
    what: 'a tri-land',
    basicTypes: 0,
    text: [/^~ enters tapped\.\n?\{T\}: Add \{.\}, \{.\}, or \{.\}\.$/],
  }),
  landCycle({
    name: 'tricycleland',
    aliases: ['trikeland', 'triome'],
    what: 'a triome',
    basicTypes: 3,
    text: [/\bCycling \{3\}/],
  }),
  {
    name: 'pathway',
    level: 'card',
    description: being('a pathway'),
    holds: (card) =>
      card.layout === 'modal_dfc' && facesOf(card).every((face) => face.name.endsWith(' Pathway')),
  },
  {
    name: 'tron',
    level: 'card',
    description: being("one of Urza's three lands"),
    holds: ({ name }) => ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"].includes(name),
  },
]
