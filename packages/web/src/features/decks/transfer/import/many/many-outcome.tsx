import { pages } from '@manafolio/contract'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { OutcomeBox } from '../../../../../import-kit/outcome-box.tsx'
import { countOf } from '../../../../../lib/formats.ts'
import { Button } from '../../../../../ui/button.tsx'
import { CopyButton } from '../../../../../ui/copy-button.tsx'
import importClasses from '../deck-import.module.css'
import { copiesIn } from '../list-change.ts'
import classes from './file-deck-item.module.css'
import type { FileDeck } from './many-decks.ts'

interface ManyOutcomeProps {
  /** Those that were to be created. */
  decks: readonly FileDeck[]
  /** Tries again to create those that were refused. */
  onRetry: () => void
  onStartOver: () => void
}

/** What became of the decks of an import. */
export function ManyOutcome({ decks, onRetry, onStartOver }: ManyOutcomeProps) {
  const created = decks.filter((deck) => deck.created)
  const failed = decks.filter((deck) => !deck.created)
  const copies = created.reduce((sum, { listed }) => sum + copiesIn(listed), 0)
  return (
    <OutcomeBox
      Icon={IconCircleCheck}
      tone="good"
      title={created.length === 1 ? 'Deck created!' : `${countOf(created.length, 'deck')} created!`}
      status={
        failed.length > 0
          ? { message: `${countOf(failed.length, 'deck')} could not be created.`, isProblem: true }
          : null
      }
      details={
        <>
          <FailedDecks decks={failed} />
          <DeckLinks decks={created} />
          <LinesNotTaken decks={created} />
        </>
      }
      buttons={
        <>
          <Button renderRoot={(props) => <Link to={pages.deckBuilding} {...props} />}>
            See your decks
          </Button>
          {failed.length > 0 && (
            <Button variant="default" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button variant="default" onClick={onStartOver}>
            Import more
          </Button>
        </>
      }
    >
      <p>{`They have ${countOf(copies, 'card')} in all.`}</p>
    </OutcomeBox>
  )
}

function FailedDecks({ decks }: { decks: readonly FileDeck[] }) {
  if (decks.length === 0) return null
  return (
    <ul className={classes.links}>
      {decks.map(({ id, name, failure }) => (
        <li key={id}>
          <b>{name}</b>: {failure}
        </li>
      ))}
    </ul>
  )
}

function DeckLinks({ decks }: { decks: readonly FileDeck[] }) {
  return (
    <ul className={classes.links} aria-label="Created decks">
      {decks.map(
        ({ id, created, listed }) =>
          created && (
            <li key={id}>
              <Link to={pages.deck} params={{ deckId: created.id }} search={{}}>
                {created.name}
              </Link>{' '}
              <span className={classes.linkFact}>{countOf(copiesIn(listed), 'card')}</span>
            </li>
          ),
      )}
    </ul>
  )
}

/** Lines without a card, which must not be lost. */
function LinesNotTaken({ decks }: { decks: readonly FileDeck[] }) {
  const left = decks.flatMap(({ name, lines }) =>
    lines.filter(({ state }) => state === 'fix').map(({ text }) => `${name}: ${text}`),
  )
  if (left.length === 0) return null
  return (
    <div className={importClasses.left}>
      <p className={importClasses.leftTitle}>
        {countOf(left.length, 'line')} {left.length === 1 ? 'is' : 'are'} in none of the decks:
      </p>
      <ul className={importClasses.leftLines}>
        {left.slice(0, maxShownLines).map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a file may be the same
          <li key={place}>{text}</li>
        ))}
      </ul>
      {left.length > maxShownLines && (
        <p className={importClasses.leftMore}>
          and {countOf(left.length - maxShownLines, 'more', 'more')}
        </p>
      )}
      <CopyButton label="Copy these lines" text={left.join('\n')} />
    </div>
  )
}

/** Further lines can be copied, but are not shown. */
const maxShownLines = 5
