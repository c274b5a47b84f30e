import { type DeckDetail, limits } from '@manafolio/contract'
import { suggestedCategory } from '@manafolio/deck'
import { TagsInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { Annotations, DeckRow } from '../../kit/deck-actions.ts'
import { categoriesIn } from '../../kit/rows/categories.ts'
import classes from '../../kit/tags-form.module.css'

const { description = '', tags: input = '', pill = '', dropdown = '' } = classes

interface AnnotationsDialogProps {
  row: DeckRow
  deck: DeckDetail
  onSave: (row: DeckRow, annotations: Annotations) => void
  onClosed: () => void
}

/** Edits the categories of a card in the deck, and the note on it. */
export function AnnotationsDialog({ row, deck, onSave, onClosed }: AnnotationsDialogProps) {
  const [categories, setCategories] = useState(row.categories)
  const [note, setNote] = useState(row.note ?? '')
  return (
    <Dialog title={row.cardName} width={520} onClosed={onClosed}>
      {(close) => (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            onSave(row, { categories, note: note.trim() || null })
            close()
          }}
        >
          <TagsInput
            label="Categories"
            description="Press Enter after each one. The first decides where the card is listed."
            data={suggestionsFor(row, deck)}
            value={categories}
            onChange={setCategories}
            maxTags={limits.deckCategories}
            maxLength={limits.deckCategory}
            splitChars={['\n', '\t']}
            acceptValueOnBlur
            openOnFocus={false}
            classNames={{ description, input, pill, dropdown }}
            data-autofocus
          />
          <Textarea
            label="Note"
            description="Only you see it."
            classNames={{ description }}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={limits.deckCardNote}
            autosize
            minRows={3}
            maxRows={8}
          />
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** What the card does, then the categories of the deck. */
function suggestionsFor({ card }: DeckRow, { cards, categories }: DeckDetail): string[] {
  const suggested = card ? suggestedCategory(card) : undefined
  const names = categoriesIn(cards, categories).map(({ name }) => name)
  return [...new Set([...(suggested ? [suggested] : []), ...names])]
}
