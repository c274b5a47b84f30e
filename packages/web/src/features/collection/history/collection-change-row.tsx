import type { CollectionChange, EntryChange } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { CardLink } from '../../../card-kit/card-link.tsx'
import { undoChange } from '../../../card-kit/collection-undo/undo-change.ts'
import { linkedPrinting } from '../../../card-kit/linked-card.ts'
import { ChangeRow } from '../../../history-kit/change-row.tsx'
import { formatInstant } from '../../../lib/dates.ts'
import { useSite } from '../../../lib/site.ts'
import { useFocusHandover } from '../../../lib/use-focus-handover.ts'
import { Button } from '../../../ui/button.tsx'
import { useCardDetails } from '../use-card-details.ts'
import { describeChange } from './change-text.ts'
import { namedCards } from './headlines.ts'
import classes from './history-page.module.css'

interface CollectionChangeRowProps {
  change: CollectionChange
  /** The printing that the list is limited to. */
  scryfallId: string | undefined
  /** All changes of the page: an undo is described by the change it undid. */
  pageChanges: readonly CollectionChange[]
}

/** One change with its first cards, and a button that undoes it. */
export function CollectionChangeRow({ change, scryfallId, ...props }: CollectionChangeRowProps) {
  const headline = useRef<HTMLHeadingElement>(null)
  const text = describeChange(change, { scryfallId, ...props })
  const { happenedAt, undoneAt } = change
  const entries = change.entries.filter(
    (entry) => scryfallId === undefined || entry.scryfallId === scryfallId,
  )
  return (
    <ChangeRow
      text={text}
      cards={namedCards(entries)}
      happenedAt={happenedAt}
      note={undoneAt === null ? undefined : `Undone on ${formatInstant(undoneAt)}`}
      isUndone={undoneAt !== null}
      picture={<ChangeCards entries={entries} />}
      headlineRef={headline}
      action={
        isUndoable(change) && (
          <UndoButton changeId={change.id} of={text.headline} next={() => headline.current} />
        )
      }
    />
  )
}

/** Changes by the card-data service can't be undone. */
function isUndoable({ kind, undoneAt }: CollectionChange): boolean {
  return undoneAt === null && kind !== 'merge'
}

/** How many cards are stacked. */
const mostShown = 3

/** The first printings of a change, fanned out. */
function ChangeCards({ entries }: { entries: readonly EntryChange[] }) {
  return (
    <div className={classes.cards} aria-hidden="true">
      {entries.slice(0, mostShown).map((entry) => (
        <div key={entry.scryfallId} className={classes.card}>
          <CardLink card={linkedPrinting(entry)} isPicture>
            <SmallCard scryfallId={entry.scryfallId} />
          </CardLink>
        </div>
      ))}
    </div>
  )
}

function SmallCard({ scryfallId }: { scryfallId: string }) {
  const { card } = useCardDetails(useSite()?.cardDataUrl, scryfallId)
  if (!card) return <div className={classes.placeholder} />
  return <CardImage card={card} sizes="44px" />
}

interface UndoButtonProps {
  changeId: string
  /** The headline of the change, for screen readers. */
  of: string
  /** Where the focus moves when the button is removed. */
  next: () => HTMLElement | null
}

function UndoButton({ changeId, of, next }: UndoButtonProps) {
  const queryClient = useQueryClient()
  const undo = useMutation({ mutationFn: () => undoChange(queryClient, changeId) })
  const button = useFocusHandover(next)
  return (
    <Button
      ref={button}
      variant="default"
      disabled={undo.isPending}
      aria-label={`Undo: ${of}`}
      onClick={() => undo.mutate()}
    >
      {undo.isPending ? 'Undoing...' : 'Undo'}
    </Button>
  )
}
