import { type BuildState, buildStateNames, buildStates, type DeckDetail } from '@manafolio/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useChangeSettings, useKnownSettings } from '../../../card-kit/user-settings.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { collectionKey } from '../../../lib/collection-key.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckOption } from '../../../ui/check-option.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { StateIcon } from '../kit/state-badge.tsx'
import type { ListKind } from './list-sections.ts'
import classes from './state-dialog.module.css'

interface StateDialogProps {
  deck: DeckDetail
  /** Rejects with the server's error. */
  onSave: (state: BuildState) => Promise<void>
  /** Called with the list to open once this has closed. */
  onList: (kind: ListKind) => void
  onClosed: () => void
}

/** Chooses whether a deck is an idea, being built, built or retired. */
export function StateDialog({ deck, onSave, onList, onClosed }: StateDialogProps) {
  const [state, setState] = useState(deck.state)
  const [isPending, setPending] = useState(false)

  async function save(close: () => void) {
    if (state === deck.state) return close()
    setPending(true)
    try {
      await onSave(state)
      close()
    } catch (error) {
      explainFailure(error, {
        title: 'Failed to update deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => void save(close),
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog title="State of the Deck" width={560} isBusy={isPending} onClosed={onClosed}>
      {(close) => (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save(close)
          }}
        >
          <States chosen={state} onChange={setState} />
          <BuildingOption />
          <Lists
            deck={deck}
            onOpen={(kind) => {
              onList(kind)
              close()
            }}
          />
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Save
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

const explanations: Record<BuildState, string> = {
  idea: 'Exists on paper only. It leaves your copies to other decks.',
  building: 'You are putting it together.',
  built: 'Its cards are together. It reserves your copies.',
  retired: 'Taken apart. It leaves your copies to other decks, and plans leave it out.',
}

interface StatesProps {
  chosen: BuildState
  onChange: (state: BuildState) => void
}

function States({ chosen, onChange }: StatesProps) {
  const id = useId()
  return (
    <fieldset className={classes.states}>
      <legend className="visually-hidden">State</legend>
      {buildStates.map((state) => (
        <label key={state} className={classes.state} data-chosen={state === chosen || undefined}>
          <input
            type="radio"
            name={id}
            className={classes.radio}
            checked={state === chosen}
            aria-describedby={`${id}-${state}`}
            onChange={() => onChange(state)}
            {...(state === chosen && { 'data-autofocus': true })}
          />
          <StateIcon state={state} size={20} />
          <span>
            <span className={classes.name}>{buildStateNames[state]}</span>
            <span id={`${id}-${state}`} className={classes.explanation}>
              {explanations[state]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Applies to all decks of the user. */
function BuildingOption() {
  const queryClient = useQueryClient()
  const settings = useKnownSettings()
  const changeSettings = useChangeSettings()
  if (!settings) return null
  return (
    <CheckOption
      isChecked={settings.buildingReserves}
      onChange={(buildingReserves) =>
        changeSettings(
          { buildingReserves },
          { onSuccess: () => void queryClient.invalidateQueries({ queryKey: collectionKey }) },
        )
      }
    >
      All decks that I am building reserve copies too, after the built ones
    </CheckOption>
  )
}

function Lists({ deck, onOpen }: { deck: DeckDetail; onOpen: (kind: ListKind) => void }) {
  return (
    <div className={classes.lists}>
      <Button variant="default" onClick={() => onOpen('pull')}>
        Pull list
      </Button>
      {deck.builtSince !== null && (
        <Button variant="default" onClick={() => onOpen('return')}>
          Return list
        </Button>
      )}
    </div>
  )
}
