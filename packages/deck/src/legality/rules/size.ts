import { copiesOf, mainOf } from '../../deck-sheet.ts'
import type { DeckLimits } from '../deck-limits.ts'
import type { Finding, Fix } from '../finding.ts'
import type { Rule } from '../ruled-deck.ts'
import { aDeck, counted } from '../wording.ts'

export interface SizeRule extends Pick<DeckLimits, 'leastCards' | 'mostCards'> {
  cites: string
}

/** Commanders and signature spells are in the main deck, a companion is not. */
export function size({ leastCards: least, mostCards: most, cites }: SizeRule): Rule {
  const required = least === most ? `exactly ${least}` : `at least ${least}`
  return ({ sheet, formatName }) => {
    const cards = copiesOf(mainOf(sheet))
    if (cards >= least && cards <= most) return []
    const has = `The main deck has ${counted(cards, 'card')}`
    const message = `${has}; ${aDeck(formatName)} has ${required}.`
    return [
      sizeFinding(message, cites, cards < least ? adding(least - cards) : cutting(cards - most)),
    ]
  }
}

function sizeFinding(message: string, cites: string, fix: Fix): Finding {
  return { rule: 'size', severity: 'error', cardNames: [], message, cites, fixes: [fix] }
}

function adding(missing: number): Fix {
  return { label: `Add ${counted(missing, 'card')}`, opens: 'add' }
}

function cutting(over: number): Fix {
  return { label: `Choose ${counted(over, 'card')} to cut`, opens: 'cuts' }
}
