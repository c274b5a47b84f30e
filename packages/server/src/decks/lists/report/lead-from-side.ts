import { type DeckFormat, type DeckListFormat, formatFacts } from '@manafolio/contract'
import { fileLine } from '../read/blank-lines.ts'
import { mayLead } from './file-commanders.ts'
import { isSpell, mayHaveSpell } from './file-spells.ts'
import { type Filing, inSection } from './filing.ts'
import type { FoundLine } from './found-line.ts'

/** Programs that know two parts of a deck have the commanders in the sideboard. */
const ofTwoParts: readonly (DeckListFormat | null)[] = ['mtgo', 'dek', 'cockatrice', 'cod', null]

/** Takes a sideboard of a card or two for the commanders of a deck that is to have some, if they may be. */
export function leadFromSide(filing: Filing, lines: readonly FoundLine[]): void {
  const { deckFormat, format } = filing
  const side = inSection(lines, 'sideboard')
  if (deckFormat === null || side.length > mostLeaders) return
  if (formatFacts[deckFormat].commanders === null || inSection(lines, 'commander').length > 0)
    return
  if (!ofTwoParts.includes(format) && !isWholeWith(side, lines, deckFormat)) return
  const isLeader = (line: FoundLine) =>
    line.card !== undefined &&
    line.said.quantity === 1 &&
    (mayLead(filing, line) || (mayHaveSpell(deckFormat) && isSpell(line)))
  if (!side.every(isLeader)) return
  for (const { said } of side) fileLine(said, 'commander', ['led_from_side'])
}

const mostLeaders = 2

/** Lists of other tools may be written for such a program: then the deck lacks what stands aside. */
function isWholeWith(
  side: readonly FoundLine[],
  lines: readonly FoundLine[],
  deckFormat: DeckFormat,
): boolean {
  const copies = [...inSection(lines, 'deck'), ...side].map(({ said }) => said.quantity ?? 0)
  return copies.reduce((sum, quantity) => sum + quantity, 0) === formatFacts[deckFormat].cards
}
