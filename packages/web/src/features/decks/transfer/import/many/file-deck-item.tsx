import { type DeckFormat, formatFacts, mainFormats, moreFormats } from '@manafolio/contract'
import { IconAlertTriangle, IconEye, IconFolder, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RefusedFile } from '../../../../../import-kit/files/opened-file.ts'
import { LineButton } from '../../../../../import-kit/report-line.tsx'
import { countOf, formatCount } from '../../../../../lib/formats.ts'
import { RowSelect } from '../../../../../ui/row-select.tsx'
import { copiesIn } from '../list-change.ts'
import classes from './file-deck-item.module.css'
import { type FileDeck, obstacleOf } from './many-decks.ts'

interface FileDeckItemProps {
  deck: FileDeck
  /** The user has such a deck already. */
  isThere: boolean
  onOpen: () => void
  onFormat: (format: DeckFormat) => void
  onLeaveOut: (isLeftOut: boolean) => void
}

const formats = [...mainFormats, ...moreFormats]

/** A deck of the report. */
export function FileDeckItem({ deck, isThere, onOpen, onFormat, onLeaveOut }: FileDeckItemProps) {
  const { name, list, listed, lines, isLeftOut, failure } = deck
  const obstacle = isLeftOut ? null : obstacleOf(deck)
  const title = `file-deck-${deck.id}`
  const inOrOut = isLeftOut ? 'Include' : 'Leave out'
  return (
    <article aria-labelledby={title} className={classes.item} data-out={isLeftOut || undefined}>
      <div className={classes.text}>
        <h3 id={title} className={classes.name}>
          {name || 'No name'}
        </h3>
        <FilePath deck={deck} />
        <p className={classes.fact}>
          {[
            countOf(copiesIn(listed), 'card'),
            listed.commanderName && `led by ${listed.commanderName}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <ul className={classes.notes}>
          {failure && <Note kind="problem">{failure}</Note>}
          {obstacle && <Note kind="problem">{obstacle}</Note>}
          {isLeftOut && isThere && (
            <Note kind="note">You have a deck with this name, format and number of cards.</Note>
          )}
          {lineNotes(deck).map((note) => (
            <Note key={note} kind="look">
              {note}
            </Note>
          ))}
        </ul>
      </div>
      <div className={classes.controls}>
        <RowSelect
          label="Format"
          of={name}
          value={list.format}
          choices={formats}
          labelOf={(format) => formatFacts[format].name}
          onChange={onFormat}
        />
        <div className={classes.buttons}>
          <button
            type="button"
            className={classes.look}
            data-lines={deck.id}
            aria-label={`Look at its lines: ${countOf(lines.length, 'line')} of ${name}`}
            onClick={onOpen}
          >
            Look at its lines
          </button>
          <LineButton label={`${inOrOut} ${name}`} onClick={() => onLeaveOut(!isLeftOut)}>
            {inOrOut}
          </LineButton>
        </div>
      </div>
    </article>
  )
}

function FilePath({ deck: { path, folders } }: { deck: FileDeck }) {
  return (
    <p className={classes.path}>
      {folders.length > 0 && (
        <span className={classes.folder}>
          <IconFolder size={15} stroke={1.7} aria-hidden />
          {folders.join(' / ')}
        </span>
      )}
      <span>{path.split('/').at(-1)}</span>
    </p>
  )
}

/** “2 lines name no known card.” */
function lineNotes({ lines, listed: { capped } }: FileDeck): string[] {
  const countOfState = (state: 'fix' | 'check') =>
    lines.filter((line) => line.state === state).length
  const [toFix, toCheck] = [countOfState('fix'), countOfState('check')]
  const withNotes = lines.filter(({ state, messages }) => state === 'ready' && messages.length > 0)
  return [
    toFix > 0 && `${countOf(toFix, 'line')} to fix ${toFix === 1 ? 'is' : 'are'} not in the deck.`,
    toCheck > 0 && `${countOf(toCheck, 'line')} to check.`,
    withNotes.length > 0 && `${countOf(withNotes.length, 'line')} with a note.`,
    capped.length > 0 && `${formatCount(capped.length)} with more copies than a deck can hold.`,
  ].filter((note) => note !== false)
}

export function RefusedFileItem({ file: { path, problem } }: { file: RefusedFile }) {
  return (
    <article className={classes.item} aria-label={path}>
      <div className={classes.text}>
        <h3 className={classes.refused}>{path}</h3>
        <ul className={classes.notes}>
          <Note kind="problem">{problem}</Note>
        </ul>
      </div>
    </article>
  )
}

const noteIcons = { problem: IconAlertTriangle, look: IconEye, note: IconInfoCircle }

function Note({ kind, children }: { kind: keyof typeof noteIcons; children: ReactNode }) {
  const NoteIcon = noteIcons[kind]
  return (
    <li className={classes.note} data-kind={kind}>
      <NoteIcon size={17} stroke={1.8} aria-hidden className={classes.icon} />
      <span>{children}</span>
    </li>
  )
}
