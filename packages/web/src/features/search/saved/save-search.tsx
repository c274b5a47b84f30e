import {
  type CardSort,
  limits,
  type NewSavedSearch,
  type SavedSearch,
  type SearchMode,
} from '@manafolio/contract'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cardSearchKey } from '../../../card-kit/card-search-query.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import classes from './save-search.module.css'
import { savedSearchesQuery } from './saved-searches-query.ts'
import { useDeleteSearch } from './use-delete-search.ts'

const SaveSearchDialog = lazyDialog(
  async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog,
)

export interface SaveSearchProps {
  query: string
  mode: SearchMode
  sort: CardSort
}

/** Saves the shown search, or changes what it is saved as. */
export function SaveSearch(props: SaveSearchProps) {
  const [isWanted, setWanted] = useState(false)
  const { data: searches = [] } = useQuery({ ...savedSearchesQuery, enabled: isWanted })
  const [opened, setOpened] = useState<SavedSearch | NewSavedSearch>()
  const saved = searches.find((search) => isSame(search, props))
  const deletion = useDeleteSearch()
  const isSearching = useIsFetching({ queryKey: cardSearchKey({ ...props, q: props.query }) }) > 0
  useEffect(() => (isSearching ? undefined : whenIdle(() => setWanted(true))), [isSearching])
  const Icon = saved ? IconBookmarkFilled : IconBookmark

  /** The dialog keeps what it was opened for, also when that is saved or changed meanwhile. */
  function open() {
    setWanted(true)
    setOpened(saved ?? { ...props, name: suggestedName(props.query) })
  }

  return (
    <>
      <Button
        variant="subtle"
        className={classes.button}
        leftSection={<Icon size={17} stroke={1.8} aria-hidden />}
        title={saved?.name}
        aria-label={saved ? `Saved as ${saved.name}` : 'Save search'}
        onClick={open}
      >
        <span className={classes.label}>{saved ? 'Saved' : 'Save search'}</span>
      </Button>
      {opened && (
        <SaveSearchDialog
          search={opened}
          onDelete={'id' in opened ? () => deletion.mutate(opened) : undefined}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function isSame(saved: SavedSearch, { query, mode, sort }: SaveSearchProps): boolean {
  return saved.query === query && saved.mode === mode && saved.sort === sort
}

/** Whole characters, as many as a name can have. */
function suggestedName(query: string): string {
  const name = query.replace(/\s+/g, ' ')
  return name.length <= limits.savedSearchName
    ? name
    : `${name.slice(0, limits.savedSearchName - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
