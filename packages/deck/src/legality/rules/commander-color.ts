import { colors } from '@manafolio/contract'
import { colorChoosers, commanderColors } from '../../commander-colors.ts'
import type { DeckSheet } from '../../deck-sheet.ts'
import { bitsOf, describeColors } from '../colors.ts'
import type { Finding, Fix } from '../finding.ts'
import { namesOf } from '../fixes.ts'
import { fitsIdentity, isColorMissing } from '../identity.ts'
import type { RuledDeck } from '../ruled-deck.ts'
import { listed } from '../wording.ts'

/** For some commanders a color is chosen, which counts in the color identity (CR 903.4). */
export function commanderColor({ sheet }: RuledDeck): Finding[] {
  if (!isColorMissing(sheet)) return []
  const cardNames = namesOf(colorChoosers(sheet))
  const message = `Choose a color for ${listed(cardNames)}: it counts in the color identity of the deck.`
  const about = { cardNames, message, cites: 'CR 903.4' }
  return [{ rule: 'commander_color', severity: 'error', ...about, fixes: fixesOf(sheet) }]
}

/** The color that leaves the fewest cards outside the color identity first, then the others in order. */
function fixesOf(sheet: DeckSheet): Fix[] {
  const identity = bitsOf(commanderColors(sheet) ?? [])
  const [best] = colors
    .map((color) => ({ color, odd: outsiders(sheet, identity | bitsOf([color])) }))
    .sort((one, other) => one.odd - other.odd)
  return colors
    .toSorted((one, other) => Number(other === best?.color) - Number(one === best?.color))
    .map((color) => ({
      label: `Choose ${describeColors(bitsOf([color]))}`,
      change: { cards: [], facts: { commanderColor: color } },
    }))
}

function outsiders({ entries }: DeckSheet, identity: number): number {
  return entries.filter((entry) => !fitsIdentity(entry, identity)).length
}
