import { copiesOf, mainOf } from '../../deck-sheet.ts'
import type { Finding, Fix } from '../finding.ts'
import type { Rule } from '../ruled-deck.ts'
import { aDeck, counted } from '../wording.ts'

export interface SizeRule {
  least: number
  /** Infinity for formats whose decks have no largest size (CR 100.5). */
  most: number
  cites: string
}

/** Commanders and signature spells are of the main deck, a companion is not. */
export function size({ least, most, cites }: SizeRule): Rule {
  const wanted = least === most ? `exactly ${least}` : `at least ${least}`
  return ({ sheet, formatName }) => {
    const cards = copiesOf(mainOf(sheet))
    if (cards >= least && cards <= most) return []
    const has = `The main deck has ${counted(cards, 'card')}`
    const says = `${has}; ${aDeck(formatName)} has ${wanted}.`
    return [sizeFinding(says, cites, cards < least ? adding(least - cards) : cutting(cards - most))]
  }
}

function sizeFinding(says: string, cites: string, fix: Fix): Finding {
  return { rule: 'size', severity: 'error', cardNames: [], says, cites, fixes: [fix] }
}

function adding(missing: number): Fix {
  return { label: `Add ${counted(missing, 'card')}`, opens: 'add' }
}

function cutting(over: number): Fix {
  return { label: `Choose ${counted(over, 'card')} to cut`, opens: 'cuts' }
}
