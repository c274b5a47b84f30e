import { formatFacts } from '@manafolio/contract'
import { copiesOf, type DeckSheet, mainOf } from '../deck-sheet.ts'
import { isLand } from '../numbers/card-type.ts'
import { knownOf, quantityOf } from '../numbers/front.ts'
import { averageManaValueOf } from '../numbers/mana-curve.ts'
import { requiredSize } from '../required-size.ts'
import { landCurveOf, usualLands } from './usual-lands.ts'

/** The lands of a deck, compared with how many are usual. */
export interface LandAdvice {
  lands: number
  /** By the deck's curve, not rounded. */
  usual: number
  verdict: 'too_few' | 'usual' | 'too_many'
  /** Of nonland copies by their costs; null without any. */
  averageManaValue: number | null
}

/** What a deck lacks and its cuts both follow this, so that they never contradict each other. */
export function landAdviceOf(sheet: DeckSheet): LandAdvice {
  const known = knownOf(mainOf(sheet))
  const spells = known.filter(({ front }) => !isLand(front))
  const lands = quantityOf(known) - quantityOf(spells)
  const usual = usualLands(landCurveOf(sheet))
  const verdict = verdictOn(sheet, { lands, usual })
  return { lands, usual, verdict, averageManaValue: averageManaValueOf(spells) }
}

/** The usual number is an estimate: it is mentioned where so many lands are missing or left over. */
const [tolerance, toleranceAboveSixty] = [3, 4]

function verdictOn(sheet: DeckSheet, { lands, usual }: Pick<LandAdvice, 'lands' | 'usual'>) {
  const least = requiredSize(sheet) > 60 ? toleranceAboveSixty : tolerance
  if (lands - usual >= least) return 'too_many'
  return usual - lands >= least && !doesWithoutLands(sheet, lands) ? 'too_few' : 'usual'
}

/** In sixty cards. */
const fewestLands = 14

/** Complete decks with so few lands mean it: they dredge, or win before they would play a second land. */
function doesWithoutLands(sheet: DeckSheet, lands: number): boolean {
  const size = requiredSize(sheet)
  const isComplete = copiesOf(mainOf(sheet)) >= size
  const isConstructed = formatFacts[sheet.format].commanders === null
  return isConstructed && isComplete && lands < (fewestLands * size) / 60
}
