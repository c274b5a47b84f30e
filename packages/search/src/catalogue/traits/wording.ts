import type { CardObject } from '../card-object.ts'
import { facesOf, frontOf, hasType } from './faces.ts'
import { isKeywordLine } from './keyword-abilities.ts'
import { rulesText } from './rules-text.ts'
import { being, having, ofCards } from './trait.ts'

/** Traits of what stands in the text box, the cost and the corner of a card. */
export const wording = ofCards(
  {
    name: 'vanilla',
    description: being('a creature without abilities'),
    holds: isVanilla,
  },
  {
    name: 'frenchvanilla',
    description: being('a creature with keyword abilities only'),
    holds: isFrenchVanilla,
  },
  {
    name: 'bear',
    description: being('a 2/2 creature for two mana'),
    holds: isBear,
  },
  {
    name: 'modal',
    description: being('modal'),
    holds: isModal,
  },
  {
    name: 'hybrid',
    aliases: ['splitmana'],
    description: { yes: 'costs hybrid mana', no: 'costs no hybrid mana' },
    holds: (card) => hybridSymbol.test(ownCost(card)),
  },
  {
    name: 'phyrexian',
    aliases: ['phyrexia'],
    description: having('Phyrexian mana symbol'),
    holds: (card) =>
      facesOf(card).some((face) => phyrexianSymbol.test(`${face.mana_cost} ${face.oracle_text}`)),
  },
)

/**
 * Only the front counts: an adventure of a creature without text is not an ability of it. A text
 * that is missing is not known yet, one that is empty is. Dryad Arbor has the ability of its land
 * type.
 */
function isVanilla(card: CardObject): boolean {
  const front = frontOf(card)
  if (typeof front.oracle_text !== 'string') return false
  return hasType(front, 'Creature') && !hasType(front, 'Land') && rulesText(front) === ''
}

/** All faces count: a creature that transforms into one with more to say is none. */
function isFrenchVanilla(card: CardObject): boolean {
  const lines = facesOf(card)
    .flatMap((face) => rulesText(face).split('\n'))
    .filter(Boolean)
  return hasType(frontOf(card), 'Creature') && lines.length > 0 && lines.every(isKeywordLine)
}

function isBear(card: CardObject): boolean {
  const front = frontOf(card)
  const isSmall = front.power === '2' && front.toughness === '2' && card.cmc === 2
  return isSmall && hasType(front, 'Creature')
}

/** Modes are bullets, the lines of a Spree, or worth pawprints. */
function isModal(card: CardObject): boolean {
  if (card.keywords?.includes('Spree')) return true
  return facesOf(card).some((face) => /•|\{P\} worth of modes/.test(face.oracle_text ?? ''))
}

const hybridSymbol = /\{(?:\d+|[WUBRGC])\/[WUBRGC](?:\/P)?\}/
const phyrexianSymbol = /\{[^{}]+\/P\}/

const oneSided = new Set(['split', 'aftermath', 'adventure', 'flip', 'prepare'])

/** The cost of the front; of a card with several faces on one side, those of all. */
function ownCost(card: CardObject): string {
  const faces = oneSided.has(card.layout) ? facesOf(card) : [frontOf(card)]
  return faces.map((face) => face.mana_cost ?? '').join(' ')
}
