import { limits, pages, type SavedSearch } from '@manafolio/contract'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { folded } from '../../../lib/folded.ts'
import { formatCount } from '../../../lib/formats.ts'
import { useFocusHandover } from '../../../lib/use-focus-handover.ts'
import { ActionIcon, Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { modes } from '../modes.ts'
import classes from './stored-searches.module.css'
import { useDeleteSearch } from './use-delete-search.ts'

const SaveSearchDialog = lazyDialog(
  async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog,
)

/** How many are shown before the list is expanded; with more, they can be filtered. */
const firstShown = 6

/** The user's saved searches, to run, edit and delete. */
export function SavedSearches({ searches }: { searches: readonly SavedSearch[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [filter, setFilter] = useState('')
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState<SavedSearch>()
  const deletion = useDeleteSearch()
  const found = searches.filter((search) => matches(search, filter))
  const shown = isWhole || filter.trim() !== '' ? found : found.slice(0, firstShown)
  return (
    <section className={classes.section} aria-labelledby="saved-searches">
      <div className={classes.head}>
        <h2 ref={heading} id="saved-searches" tabIndex={-1} className={classes.title}>
          Saved searches
        </h2>
        {searches.length > firstShown && (
          <TextInput
            type="search"
            aria-label="Filter saved searches"
            placeholder="Filter"
            className={classes.filter}
            value={filter}
            maxLength={limits.savedSearchName}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        )}
      </div>
      {searches.length >= limits.savedSearches && (
        <p className={classes.note}>
          You have {limits.savedSearches} saved searches, which is the maximum. Delete one to save
          another.
        </p>
      )}
      <ul className={classes.list}>
        {shown.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            heading={heading}
            onEdit={() => setEdited(search)}
            onDelete={() => deletion.mutate(search)}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={classes.note}>No saved search has this text.</p>}
      {filter.trim() === '' && searches.length > firstShown && (
        <Button variant="subtle" className={classes.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${formatCount(searches.length)}`}
        </Button>
      )}
      {edited && (
        <SaveSearchDialog
          search={edited}
          onDelete={() => deletion.mutate(edited)}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

function matches({ name, query }: SavedSearch, filter: string): boolean {
  return folded(`${name} ${query}`).includes(folded(filter.trim()))
}

interface SavedSearchRowProps {
  search: SavedSearch
  /** Gets the focus when the row goes. */
  heading: RefObject<HTMLElement | null>
  onEdit: () => void
  onDelete: () => void
}

function SavedSearchRow({ search, heading, onEdit, onDelete }: SavedSearchRowProps) {
  const { name, query, mode, sort, warnings } = search
  const ref = useFocusHandover(() =>
    heading.current?.isConnected ? heading.current : document.getElementById('main'),
  )
  return (
    <li className={classes.row}>
      <Link to={pages.home} search={{ q: query, mode, sort }} className={classes.search}>
        <b className={classes.name}>{name}</b>
        <code className={classes.query}>{query}</code>
        {mode !== 'cards' && <span className={classes.mode}>{modes[mode].label}</span>}
      </Link>
      <div className={classes.actions}>
        <ActionIcon variant="subtle" size={40} aria-label={`Edit ${name}`} onClick={onEdit}>
          <IconPencil size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
        <ActionIcon
          ref={ref}
          variant="subtle"
          size={40}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </div>
      {warnings.length > 0 && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden className={classes.icon} />
          <span>Part of this search is no longer understood: {warnings.join(' ')}</span>
        </p>
      )}
    </li>
  )
}
