import { formatDescriptions, formatFacts, limits, type NewDeck } from '@manafolio/contract'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { CommanderColorField } from './commander-color-field.tsx'
import { CommanderField } from './commander-field.tsx'
import { type ChosenCommander, commanderQuery, isFormat } from './deck-draft.ts'
import classes from './deck-form.module.css'
import { formatOptions } from './format-options.ts'
import type { DeckDraftForm } from './use-deck-draft.ts'

interface DeckFormProps {
  form: DeckDraftForm
  isPending: boolean
  /** The label of the submit button. */
  submit: string
  /** Whether a color is chosen for a commander beside the one of the form. */
  choosesColorBeside?: boolean
  onSubmit: (deck: NewDeck) => void
  onCancel: () => void
}

const formats = [{ value: '', label: 'Choose a format' }, ...formatOptions]

/** The name, format, commander and description of a deck. */
export function DeckForm({ form, isPending, submit, ...props }: DeckFormProps) {
  const { choosesColorBeside = false, onSubmit, onCancel } = props
  const { draft, errors, change } = form

  function losesColor(before: ChosenCommander | null, { name }: ChosenCommander): boolean {
    return !choosesColorBeside && name !== before?.name
  }

  function send(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // don't submit a form around this dialog
    if (isPending) return
    const deck = form.read()
    if (deck) onSubmit(deck)
  }

  return (
    <form ref={form.element} className={classes.form} noValidate onSubmit={send}>
      <TextInput
        name="name"
        label="Deck name"
        data-autofocus
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        name="format"
        label="Format"
        data={formats}
        value={draft.format}
        error={errors.format}
        description={<FormatNote format={draft.format} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ description: classes.format }}
        onChange={(event) => change({ format: event.currentTarget.value })}
      />
      {isFormat(draft.format) && commanderQuery(draft.format) !== null && (
        <CommanderField
          key={draft.format}
          format={draft.format}
          value={draft.commander}
          error={errors.commander ?? errors.commanderId ?? errors.commanderName}
          onChange={(commander) =>
            change({
              commander,
              ...(losesColor(draft.commander, commander) && { commanderColor: null }),
            })
          }
        />
      )}
      {draft.commander && (draft.commander.choosesColor || choosesColorBeside) && (
        <CommanderColorField
          value={draft.commanderColor}
          error={errors.commanderColor}
          onChange={(commanderColor) => change({ commanderColor })}
        />
      )}
      <Textarea
        name="description"
        label="Description"
        description={`Optional, up to ${limits.deckDescription} characters`}
        rows={3}
        value={draft.description}
        error={errors.description}
        classNames={{ input: classes.area, description: classes.hint }}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div className={classes.buttons}>
        <Button variant="default" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** The description of the format; announced when another is chosen. */
function FormatNote({ format }: { format: string }) {
  return (
    <span role="status">
      {isFormat(format) && (
        <>
          <b className={classes.size}>{formatFacts[format].size}</b>
          {afterSize(formatFacts[format].size, formatDescriptions[format])}
        </>
      )}
    </span>
  )
}

/** Some descriptions begin with the size, which is not repeated. */
function afterSize(size: string, description: string): string {
  return description.startsWith(size) ? description.slice(size.length) : `. ${description}`
}
