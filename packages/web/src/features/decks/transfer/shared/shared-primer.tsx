import type { MentionedCard } from '@manafolio/contract'
import { Contents } from '../../../../ui/contents.tsx'
import type { Heading } from '../../kit/primer/outline.ts'
import { PrimerText } from '../../kit/primer/primer-text.tsx'
import classes from './shared-primer.module.css'

/** Fewer headings need no contents. */
const leastHeadings = 2

interface SharedPrimerProps {
  text: string
  cards: readonly MentionedCard[]
}

/** The primer of a shared deck beside its contents. */
export function SharedPrimer({ text, cards }: SharedPrimerProps) {
  return (
    <div className={classes.primer}>
      <PrimerText text={text} cards={cards} renderContents={contentsOf} />
    </div>
  )
}

function contentsOf(headings: readonly Heading[]) {
  if (headings.length < leastHeadings) return null
  return <Contents sections={headings.filter(({ level }) => level <= 4)} />
}
