import { copiesOf, mainOf } from '../../deck-sheet.ts'
import type { DeckLimits } from '../deck-limits.ts'
import type { Finding, Fix } from '../finding.ts'
import type { Rule } from '../ruled-deck.ts'
import { aDeck, counted } from '../wording.ts'

export interface SizeRule extends Pick<DeckLimits, 'leastCards' | 'mostCards'> {
  cites: string
  /** Another format of the same kind, which may be meant by a deck of its size. */
  other?: { name: string; cards: number }
}

/** Commanders and signature spells are in the main deck, a companion is not. */
export function size({ leastCards: least, mostCards: most, cites, other }: SizeRule): Rule {
  const required = least === most ? `exactly ${least}` : `at least ${least}`
  return ({ sheet, formatName }) => {
    const cards = copiesOf(mainOf(sheet))
    if (cards >= least && cards <= most) return []
    const has = `The main deck has ${counted(cards, 'card')}`
    const message = `${has}; ${aDeck(formatName)} has ${required}.`
    const fix = cards < least ? adding(least - cards) : cutting(cards - most)
    const finding = { ...about, ...severityOf(cards, least), cites }
    if (cards !== other?.cards) return [{ ...finding, message, fixes: [fix] }]
    const meant = `${message} A deck of ${cards} may be of ${other.name}.`
    const change: Fix = { label: `Change the format to ${other.name}`, opens: 'facts' }
    return [{ ...finding, message: meant, fixes: [change, fix] }]
  }
}

const about = { rule: 'size', cardNames: [] } as const

function severityOf(cards: number, least: number): Pick<Finding, 'severity' | 'progress'> {
  if (cards > least) return { severity: 'error' }
  return { severity: 'unfinished', progress: { cards, of: least } }
}

function adding(missing: number): Fix {
  return { label: `Add ${counted(missing, 'card')}`, opens: 'add' }
}

function cutting(over: number): Fix {
  return { label: `Choose ${counted(over, 'card')} to cut`, opens: 'cuts' }
}
