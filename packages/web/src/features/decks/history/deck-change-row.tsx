import type { DeckChangeEntry } from '@manafolio/contract'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { linkedPrinting } from '../../../card-kit/linked-card.ts'
import type { NamedCard } from '../../../card-kit/text-with-cards.tsx'
import { ChangeRow } from '../../../history-kit/change-row.tsx'
import { Button, UnstyledButton } from '../../../ui/button.tsx'
import type { Block } from './blocks.ts'
import { describeChange, formatBlock } from './change-text.ts'
import classes from './deck-history-page.module.css'
import { nameOf } from './phrases.ts'

interface RowProps {
  /** The version that the deck has now. */
  current: number
  /** All changes of the page: a restoration is described by the version it restored. */
  pageChanges: readonly DeckChangeEntry[]
  onView: (version: number) => void
}

/** A change, or a run of small changes as one that opens to each of them. */
export function DeckChangeRow({ block, ...props }: RowProps & { block: Block }) {
  return block.changes.length > 1 ? (
    <BlockRow block={block} {...props} />
  ) : (
    <SingleRow change={block.newest} {...props} />
  )
}

function SingleRow({
  change,
  current,
  pageChanges,
  onView,
}: RowProps & { change: DeckChangeEntry }) {
  const { version, happenedAt } = change
  return (
    <ChangeRow
      text={describeChange(change, pageChanges)}
      cards={namedCards([change])}
      happenedAt={happenedAt}
      note={`Version ${version}`}
      action={<ViewButton version={version} current={current} onView={onView} />}
    />
  )
}

function BlockRow({ block, ...props }: RowProps & { block: Block }) {
  const { newest, changes } = block
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const oldest = changes.at(-1) ?? newest
  return (
    <>
      <ChangeRow
        text={formatBlock(block)}
        cards={namedCards(changes)}
        since={oldest.happenedAt}
        happenedAt={newest.happenedAt}
        note={`Versions ${oldest.version} to ${newest.version}`}
        action={
          <ViewButton version={newest.version} current={props.current} onView={props.onView} />
        }
      >
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Show each of the ${changes.length} changes up to version ${newest.version}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show as one' : 'Show each'}
          <IconChevronDown size={16} stroke={1.8} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </ChangeRow>
      <ol id={id} hidden={!isOpen} className={classes.changes}>
        {isOpen &&
          changes.map((change) => (
            <li key={change.version}>
              <SingleRow change={change} {...props} />
            </li>
          ))}
      </ol>
    </>
  )
}

/** The cards and commanders of changes, as the texts name them. */
function namedCards(changes: readonly DeckChangeEntry[]): NamedCard[] {
  return changes.flatMap(({ cards, factsBefore, factsAfter }) => [
    ...cards.flatMap((card) => {
      const link = linkedPrinting(card)
      return [nameOf(card), card.cardName].map((text) => ({ text, card: link }))
    }),
    ...[factsBefore, factsAfter].flatMap((facts) => {
      const name = facts?.commanderName
      return name ? [{ text: name, card: { name } }] : []
    }),
  ])
}

interface ViewButtonProps extends Pick<RowProps, 'current' | 'onView'> {
  version: number
}

function ViewButton({ version, current, onView }: ViewButtonProps) {
  if (version === current) return <p className={classes.current}>Current version</p>
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      aria-label={`View version ${version}`}
      onClick={() => onView(version)}
    >
      View
    </Button>
  )
}
