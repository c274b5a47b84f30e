import { finishNames } from '@manafolio/contract'
import { slotPhrases } from '../../../../card-kit/slot-names.ts'
import { formatCopies } from '../../../../lib/formats.ts'
import type { QuickEntry } from './quick-entry.ts'
import classes from './search-answer.module.css'

/** What a typed line adds beside a card: “4 copies · Foil · ramp”, and what is wrong with it. */
export function EntryNote({ entry }: { entry: QuickEntry }) {
  const { copies, finish, categories, slotType, messages } = entry
  const isElsewhere = slotType !== null && slotType !== 'main'
  const facts = [
    copies !== null && formatCopies(copies),
    finish !== null && finishNames[finish],
    categories.length > 0 && categories.join(', '),
    isElsewhere && `to the ${slotPhrases[slotType]}`,
  ]
  return (
    <div role="status" className={classes.entry}>
      <p>
        <span className={classes.entryLabel}>Adds</span>
        {facts.filter((fact) => fact !== false).join(' · ')}
      </p>
      {messages.map((message) => (
        <p key={message} className={classes.entryMessage}>
          {message}
        </p>
      ))}
    </div>
  )
}
