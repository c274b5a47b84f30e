import { type DeckTextName, limits } from '@manafolio/contract'
import { Textarea } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { formatCount } from '../../../lib/formats.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Segments } from '../../../ui/segments.tsx'
import classes from './texts-dialog.module.css'

const PrimerPreview = lazyPart(async () => (await import('./primer-preview.tsx')).PrimerPreview, {
  Loading: () => <p role="status">Loading the preview...</p>,
  Failed: ({ onRetry }) => <LoadProblem title="The preview can’t be shown now" onRetry={onRetry} />,
})

interface FieldProps {
  text: string
  onWrite: (text: string) => void
}

const sides = [
  { name: 'write', label: 'Write' },
  { name: 'preview', label: 'Preview' },
] as const

/** A text in Markdown, or what it looks like. */
export function PrimerField({ text, onWrite, isShared }: FieldProps & { isShared: boolean }) {
  const [side, setSide] = useState<(typeof sides)[number]['name']>('write')
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.hint}>
          {isShared
            ? 'Everybody who has the link to this deck sees the primer.'
            : 'Shown with the deck once you share it.'}
        </p>
        <Segments label="Primer" segments={sides} chosen={side} onChange={setSide} />
      </div>
      {side === 'write' ? (
        <LongText name="primer" label="Primer" {...{ text, onWrite }} most={limits.deckPrimer}>
          Markdown: <code># Heading</code>, <code>**bold**</code>, <code>- list</code>,{' '}
          <code>[text](https://…)</code>; cards: <code>[[Sol Ring]]</code> or{' '}
          <code>[[Sol Ring|c21]]</code>
        </LongText>
      ) : (
        <PrimerPreview text={text} />
      )}
    </>
  )
}

export function NotesField(field: FieldProps) {
  return (
    <LongText name="notes" label="Notes" {...field} most={limits.deckNotes}>
      Only you see them.
    </LongText>
  )
}

interface LongTextProps extends FieldProps {
  name: DeckTextName
  label: string
  /** Its longest length. */
  most: number
  children: ReactNode
}

function LongText({ name, label, text, onWrite, most, children }: LongTextProps) {
  const hint = useId()
  return (
    <>
      <Textarea
        name={name}
        aria-label={label}
        aria-describedby={hint}
        data-autofocus
        value={text}
        maxLength={most}
        onChange={(event) => onWrite(event.currentTarget.value)}
        classNames={{
          root: classes.field ?? '',
          wrapper: classes.field ?? '',
          input: classes.area ?? '',
        }}
      />
      <div className={classes.below}>
        <p id={hint} className={classes.hint}>
          {children}
        </p>
        <p className={classes.count}>
          {formatCount(text.length)} of {formatCount(most)} characters
        </p>
      </div>
    </>
  )
}
