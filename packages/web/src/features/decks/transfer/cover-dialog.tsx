import type { DeckDetail } from '@manafolio/contract'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { deckQuery } from '../../../card-kit/decks-query.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { folded } from '../../../lib/folded.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { toast } from '../../../ui/toast.ts'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'
import { CoverArt } from '../kit/cover-art.tsx'
import { type CoverChoice, coverChoices } from './cover-choices.ts'
import classes from './cover-dialog.module.css'
import type { MenuDeck } from './deck-menu.tsx'

interface CoverDialogProps {
  deck: MenuDeck
  onClosed: () => void
}

/** Chooses the card whose art stands for a deck. */
export function CoverDialog({ deck: { id, name }, onClosed }: CoverDialogProps) {
  const { data: deck, error, refetch } = useQuery(deckQuery(id))
  return (
    <Dialog title={`Cover of ${name}`} width={760} onClosed={onClosed}>
      {(close) =>
        deck ? (
          <CoverForm deck={deck} close={close} />
        ) : error ? (
          <LoadProblem title="The deck could not be loaded" error={error} onRetry={refetch} />
        ) : (
          <p role="status" className={classes.loading}>
            Loading the cards...
          </p>
        )
      }
    </Dialog>
  )
}

/** Up to this many cards are shown without a search field. */
const fewCards = 12

function CoverForm({ deck, close }: { deck: DeckDetail; close: () => void }) {
  const choices = coverChoices(deck)
  const [chosen, setChosen] = useState(deck.coverId)
  const [text, setText] = useState('')
  const { save, isPending } = useSaveCover(deck)
  const group = useId()
  const found = choices.filter(({ cover }) => folded(cover.name).includes(folded(text.trim())))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void save(chosen, close)
      }}
    >
      {choices.length > fewCards && (
        <TextInput
          type="search"
          aria-label="Find a card"
          placeholder="Find a card"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">Card</legend>
        <label className={classes.usual}>
          <input
            type="radio"
            name={group}
            checked={chosen === null}
            onChange={() => setChosen(null)}
          />
          <span>
            As usual <span className={classes.note}>the commander, or the most valuable card</span>
          </span>
        </label>
        {found.map((choice) => (
          <Choice
            key={choice.cover.scryfallId}
            choice={choice}
            group={group}
            isChosen={choice.cover.scryfallId === chosen}
            onChoose={setChosen}
          />
        ))}
      </fieldset>
      {found.length === 0 && (
        <p className={classes.note}>
          {text.trim()
            ? `No card of the deck is called “${text.trim()}”.`
            : 'The deck has no cards yet.'}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" disabled={isPending} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  choice: CoverChoice
  group: string
  isChosen: boolean
  onChoose: (scryfallId: string) => void
}

function Choice({ choice: { cover, printing }, group, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes.choice} title={`${cover.name} (${printing})`}>
      <input
        type="radio"
        name={group}
        className={classes.radio}
        checked={isChosen}
        onChange={() => onChoose(cover.scryfallId)}
      />
      <span className={classes.art}>
        <CoverArt cover={cover} />
      </span>
      <span className={classes.name}>{cover.name}</span>
      <span className={classes.note}>{printing}</span>
    </label>
  )
}

/** As a step of the editor, which can be undone there. */
function useSaveCover({ id, coverId }: DeckDetail) {
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function save(chosen: string | null, close: () => void) {
    if (chosen === coverId) return close()
    const { saveFacts, undo } = deckChangesRegistry(queryClient).of(id)
    setPending(true)
    try {
      await saveFacts({ coverId: chosen })
      toast('Cover changed', undefined, { label: 'Undo', onClick: undo })
      close()
    } catch (error) {
      explainFailure(error, {
        title: 'The cover was not changed',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => void save(chosen, close),
      })
    } finally {
      setPending(false)
    }
  }
  return { save, isPending }
}
