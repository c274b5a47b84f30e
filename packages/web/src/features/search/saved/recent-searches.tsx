import { pages } from '@manafolio/contract'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useFocusHandover } from '../../../lib/use-focus-handover.ts'
import { ActionIcon, Button } from '../../../ui/button.tsx'
import { modes } from '../modes.ts'
import { type RecentSearch, removeRecentSearches } from './recent-store.ts'
import classes from './stored-searches.module.css'

interface RecentSearchesProps {
  userId: string
  searches: readonly RecentSearch[]
}

const firstShown = 5

/** What the user searched for last in this browser, to run again or to remove. */
export function RecentSearches({ userId, searches }: RecentSearchesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? searches : searches.slice(0, firstShown)
  const next = () =>
    heading.current?.isConnected ? heading.current : document.getElementById('main')
  const clear = useFocusHandover(next)
  return (
    <section className={classes.section} aria-labelledby="recent-searches">
      <div className={classes.head}>
        <h2 ref={heading} id="recent-searches" tabIndex={-1} className={classes.title}>
          Recent searches
        </h2>
        <Button
          ref={clear}
          variant="subtle"
          size="compact-sm"
          onClick={() => removeRecentSearches(userId)}
        >
          Clear all
        </Button>
      </div>
      <ul className={classes.list}>
        {shown.map((search) => (
          <RecentSearchRow
            key={search.query}
            search={search}
            next={next}
            onRemove={() => removeRecentSearches(userId, search.query)}
          />
        ))}
      </ul>
      {searches.length > firstShown && (
        <Button variant="subtle" className={classes.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${searches.length}`}
        </Button>
      )}
    </section>
  )
}

interface RecentSearchRowProps {
  search: RecentSearch
  /** What gets the focus when the row goes. */
  next: () => HTMLElement | null
  onRemove: () => void
}

function RecentSearchRow({ search: { query, mode }, next, onRemove }: RecentSearchRowProps) {
  const ref = useFocusHandover(next)
  return (
    <li className={classes.row}>
      <Link to={pages.home} search={{ q: query, mode }} className={classes.search}>
        <code className={classes.query}>{query}</code>
        {mode !== 'cards' && <span className={classes.mode}>{modes[mode].label}</span>}
      </Link>
      <ActionIcon
        ref={ref}
        variant="subtle"
        size={40}
        aria-label={`Remove ${query}`}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.8} aria-hidden />
      </ActionIcon>
    </li>
  )
}
