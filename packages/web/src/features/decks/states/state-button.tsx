import { buildStateNames, type DeckDetail } from '@manafolio/contract'
import { useState } from 'react'
import { UnstyledButton } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import type { DeckChanges } from '../kit/changes/deck-changes.ts'
import { StateIcon } from '../kit/state-badge.tsx'
import classes from './state-button.module.css'

const StateDialogs = lazyDialog(async () => (await import('./state-dialogs.tsx')).StateDialogs)

interface StateButtonProps {
  deck: DeckDetail
  onSave: DeckChanges['saveFacts']
}

/** The state of the deck; opens the choice of another one. */
export function StateButton({ deck, onSave }: StateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const name = buildStateNames[deck.state]
  return (
    <>
      <UnstyledButton
        className={classes.badge}
        aria-label={`State: ${name}`}
        title="Change the state, pull its cards or put them back"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <StateIcon state={deck.state} size={16} />
        {name}
      </UnstyledButton>
      {isOpen && <StateDialogs deck={deck} onSave={onSave} onClosed={() => setOpen(false)} />}
    </>
  )
}
