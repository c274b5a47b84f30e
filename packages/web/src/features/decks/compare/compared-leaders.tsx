import type { DeckComparison } from '@manafolio/deck'
import { IconCrown } from '@tabler/icons-react'
import classes from './compared-leaders.module.css'
import type { ComparedSide } from './compared-side.ts'

interface ComparedLeadersProps {
  one: ComparedSide
  other: ComparedSide
  leaders: DeckComparison['leaders']
}

const names = new Intl.ListFormat('en', { type: 'conjunction' })

/** Who leads two decks; nothing where both have no commander. */
export function ComparedLeaders({ one, other, leaders }: ComparedLeadersProps) {
  const [first, second] = [names.format(leaders.one), names.format(leaders.other)]
  if (first === '' && second === '') return null
  return (
    <p className={classes.leaders}>
      <IconCrown size={18} stroke={1.7} aria-hidden className={classes.icon} />
      <span>
        {first === second
          ? `Both are led by ${first}.`
          : `${ledWords(one.name, first)} ${ledWords(other.name, second)}`}
      </span>
    </p>
  )
}

function ledWords(name: string, leader: string): string {
  return leader ? `“${name}” is led by ${leader}.` : `“${name}” has no commander.`
}
