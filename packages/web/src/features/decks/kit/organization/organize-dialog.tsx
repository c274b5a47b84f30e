import { type DeckSummary, labelKey, limits, plainFolder } from '@manafolio/contract'
import { Autocomplete, TagsInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { decksQuery } from '../../../../card-kit/decks-query.ts'
import { countOf } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckOption } from '../../../../ui/check-option.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import formClasses from '../tags-form.module.css'
import { foldersOf, tagsOf } from './known-folders.ts'
import type { OrganizableDeck } from './organize-changes.ts'
import classes from './organize-dialog.module.css'
import { useOrganize } from './use-organize.ts'

const { description = '', pill = '', dropdown = '', tags: input = '' } = formClasses

interface OrganizeDialogProps {
  /** At least one. */
  decks: readonly OrganizableDeck[]
  onClosed: () => void
}

/** Chooses the folder and the tags of one deck or of several. */
export function OrganizeDialog({ decks, onClosed }: OrganizeDialogProps) {
  const { data: all = [] } = useQuery(decksQuery)
  const { organize, isPending } = useOrganize()
  const form = useOrganizeForm(decks)
  const [one, ...others] = decks
  const title = others.length === 0 ? (one?.name ?? '') : countOf(decks.length, 'deck')
  return (
    <Dialog title={title} width={520} isBusy={isPending} onClosed={onClosed}>
      {(close) => (
        <form
          className={formClasses.form}
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            if (form.error) return
            organize(decks, form.read(), {
              title: `Saved for ${quoted(title, decks)}`,
              onDone: close,
            })
          }}
        >
          <Autocomplete
            label="Folder"
            description="A path like “Commander/Casual” puts one folder into another."
            placeholder={form.isMixed ? 'In several folders' : 'No folder'}
            data={foldersOf(all)}
            value={form.folder}
            onChange={form.setFolder}
            error={form.error}
            maxLength={limits.deckFolder}
            openOnFocus={false}
            classNames={{ description, dropdown }}
            data-autofocus
          />
          <TagsInput
            label={others.length === 0 ? 'Tags' : 'Tags that all of them have'}
            description="Press Enter after each one."
            data={tagsOf(all)}
            value={form.tags}
            onChange={form.setTags}
            maxTags={limits.deckTags}
            maxLength={limits.deckTag}
            splitChars={['\n', '\t']}
            acceptValueOnBlur
            openOnFocus={false}
            classNames={{ description, input, pill, dropdown }}
          />
          <SomeTags form={form} />
          <CheckOption isChecked={form.isPinned} onChange={form.setPinned}>
            Pin {others.length === 0 ? 'it' : 'them'} before the other decks
          </CheckOption>
          <div className={formClasses.buttons}>
            <Button variant="default" disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Saving...' : 'Save'}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function quoted(title: string, { length }: readonly OrganizableDeck[]): string {
  return length === 1 ? `“${title}”` : title
}

/** What only some of the decks have, which can be removed. */
function SomeTags({ form: { someTags, removed, setRemoved } }: { form: OrganizeForm }) {
  if (someTags.length === 0) return null
  return (
    <fieldset className={classes.some}>
      <legend>Remove tags that some have</legend>
      {someTags.map(({ tag, count }) => (
        <CheckOption
          key={tag}
          isChecked={removed.includes(tag)}
          onChange={(isChecked) =>
            setRemoved(isChecked ? [...removed, tag] : removed.filter((one) => one !== tag))
          }
        >
          {tag} <span className={classes.count}>({countOf(count, 'deck')})</span>
        </CheckOption>
      ))}
    </fieldset>
  )
}

type OrganizeForm = ReturnType<typeof useOrganizeForm>

function useOrganizeForm(decks: readonly OrganizableDeck[]) {
  const folders = new Set(decks.map(({ folder }) => folder))
  const isMixed = folders.size > 1
  const first = isMixed ? '' : (decks[0]?.folder ?? '')
  const common = tagsOf(decks).filter((tag) => decks.every((deck) => hasTag(deck, tag)))
  const [folder, setFolder] = useState(first)
  const [tags, setTags] = useState(common)
  const [removed, setRemoved] = useState<string[]>([])
  const arePinned = decks.every((deck) => deck.isPinned)
  const [isPinned, setPinned] = useState(arePinned)
  const someTags = tagsOf(decks)
    .filter((tag) => !common.includes(tag))
    .map((tag) => ({ tag, count: decks.filter((deck) => hasTag(deck, tag)).length }))
  const levels = plainFolder(folder).split('/').length
  const error =
    levels > limits.deckFolderLevels
      ? `Folders can have up to ${limits.deckFolderLevels} levels`
      : null

  function read() {
    const kept = new Set(tags.map(labelKey))
    const removeTags = [...common.filter((tag) => !kept.has(labelKey(tag))), ...removed]
    return {
      ...(folder !== first && { folder: plainFolder(folder) || null }),
      ...(isPinned !== arePinned && { isPinned }),
      addTags: tags.filter((tag) => !common.includes(tag)),
      removeTags: removeTags.filter((tag) => !kept.has(labelKey(tag))),
    }
  }
  return {
    ...{ folder, setFolder, isMixed, error, tags, setTags },
    ...{ someTags, removed, setRemoved, isPinned, setPinned, read },
  }
}

function hasTag({ tags }: Pick<DeckSummary, 'tags'>, tag: string): boolean {
  return tags.some((one) => labelKey(one) === labelKey(tag))
}
