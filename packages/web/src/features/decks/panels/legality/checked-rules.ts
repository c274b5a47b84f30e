import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { deckLimits } from '@manafolio/deck'

/** The rules that are checked for a format, as noun phrases. */
export function checkedRules(format: DeckFormat): readonly string[] {
  const { size, commanders } = formatFacts[format]
  const { copies, sideboard, ...has } = deckLimits(format)
  const phrases = [
    size.charAt(0).toLowerCase() + size.slice(1),
    copies === 1 ? 'one copy of each card' : `up to ${copies} copies of a card`,
    sideboard > 0 && `up to ${sideboard} cards in the sideboard`,
    'banned cards',
    commanders !== null && 'the commander or pair of commanders',
    commanders !== null && 'color identity',
    has.hasCompanion && 'the companion',
    has.hasSignatureSpell && 'the signature spell',
    has.hasRestrictedCards && 'restricted cards',
  ]
  return phrases.filter((phrase) => phrase !== false)
}
