import { type BuildState, buildStateNames, type DeckDetail } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/api-error.ts'
import { countOf } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import printed from '../../../ui/printed.module.css'
import { Segments } from '../../../ui/segments.tsx'
import type { DeckChanges } from '../kit/changes/deck-changes.ts'
import { PanelSkeleton } from '../kit/panel-skeleton.tsx'
import { useCounting } from '../plans/use-counting.ts'
import classes from './list-dialog.module.css'
import { ListLines } from './list-lines.tsx'
import { pullListQuery, returnListQuery } from './list-queries.ts'
import {
  type ListKind,
  type ListOrder,
  type ListSection,
  pullSections,
  returnSections,
} from './list-sections.ts'
import { useCheckedLines } from './use-checked-lines.ts'

interface ListDialogProps {
  kind: ListKind
  deck: DeckDetail
  onSave: DeckChanges['saveFacts']
  onClosed: () => void
}

const kinds: Record<ListKind, { title: string; nothing: string; state: BuildState }> = {
  pull: { title: 'Pull List', nothing: 'This deck has no cards yet.', state: 'built' },
  return: {
    title: 'Return List',
    nothing: 'Nothing to put back: this deck has no copies of your collection.',
    state: 'retired',
  },
}

/** What to take from where for a deck, or to put back where, to be checked off or printed. */
export function ListDialog({ kind, deck, onSave, onClosed }: ListDialogProps) {
  const { title, nothing } = kinds[kind]
  const { sections, error, refetch } = useSections(kind, deck)
  return (
    <Dialog title={`${title}: ${deck.name}`} width={640} onClosed={onClosed}>
      {(close) => {
        if (error) return <ListFailed error={error} onRetry={refetch} />
        if (!sections) return <PanelSkeleton message="Looking through your collection..." />
        if (sections.length === 0) return <p className={classes.nothing}>{nothing}</p>
        return <List {...{ kind, deck, sections, onSave }} onClose={close} />
      }}
    </Dialog>
  )
}

function useSections(kind: ListKind, deck: DeckDetail) {
  const { counting } = useCounting()
  const pull = useQuery({ ...pullListQuery(deck), enabled: kind === 'pull' })
  const back = useQuery({ ...returnListQuery(deck), enabled: kind === 'return' })
  const { error, refetch } = kind === 'pull' ? pull : back
  const hasBasicLands = counting.basicLands === 'plenty'
  const pulled = pull.data && pullSections(pull.data, { hasBasicLands })
  const sections = kind === 'pull' ? pulled : back.data && returnSections(back.data)
  return { sections, error, refetch: () => void refetch() }
}

function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.failed}>
      <LoadProblem title="The list could not be made" error={error} onRetry={onRetry} />
    </div>
  )
}

interface ListProps extends Omit<ListDialogProps, 'onClosed'> {
  sections: readonly ListSection[]
  onClose: () => void
}

function List({ kind, deck, sections, onSave, onClose }: ListProps) {
  const [order, setOrder] = useState<ListOrder>('name')
  const { checked, check, clear } = useCheckedLines(`${kind} ${deck.id}`)
  const lines = sections.flatMap((section) =>
    section.lines.map(({ key }) => `${section.key} ${key}`),
  )
  const done = lines.filter((line) => checked.has(line)).length
  return (
    <div className={`${classes.list} ${printed.only}`}>
      <h2 className={printed.shownOnPaper}>
        {kinds[kind].title}: {deck.name}
      </h2>
      <div className={`${classes.tools} ${printed.hiddenOnPaper}`}>
        <p role="status" className={classes.progress}>
          {done} of {countOf(lines.length, 'line')} checked off
        </p>
        <Segments
          label="Order"
          segments={[
            { name: 'name', label: 'By name' },
            { name: 'set', label: 'By set' },
          ]}
          chosen={order}
          onChange={setOrder}
        />
      </div>
      {sections.map((section) => (
        <ListLines key={section.key} {...{ section, order, checked }} onCheck={check} />
      ))}
      <div className={`${classes.foot} ${printed.hiddenOnPaper}`}>
        <PrintButton />
        {done > 0 && (
          <Button variant="subtle" onClick={clear}>
            Uncheck all
          </Button>
        )}
        <StateAction
          {...{ kind, deck, onSave }}
          onDone={() => {
            clear()
            onClose()
          }}
        />
      </div>
    </div>
  )
}

interface StateActionProps extends Omit<ListDialogProps, 'onClosed'> {
  onDone: () => void
}

/** Marks the deck as what it is once everything is checked off. */
function StateAction({ kind, deck, onSave, onDone }: StateActionProps) {
  const [isPending, setPending] = useState(false)
  const { state } = kinds[kind]
  const isDone = kind === 'pull' ? deck.state === 'built' : deck.state !== 'built'

  async function save() {
    if (isDone) return onDone()
    setPending(true)
    try {
      await onSave({ state })
      onDone()
    } catch (error) {
      explainFailure(error, {
        title: 'Failed to update deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => void save(),
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button loading={isPending} onClick={() => void save()}>
      {isDone ? 'Done' : `Mark as ${buildStateNames[state].toLowerCase()}`}
    </Button>
  )
}
