import type { CardPage, OwnedCard } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { countOf, formatCount } from '../../../lib/formats.ts'
import { PageSection } from '../../../ui/page-section.tsx'
import { PrintingFilters } from './printing-filters.tsx'
import { PrintingRows } from './printing-rows.tsx'
import classes from './printing-section.module.css'
import { PrintingTable } from './printing-table.tsx'
import { noFilter, type PrintingSort, printingsShown } from './printings-shown.ts'

// Memoized: the list follows what is typed, it does not hold it up.
const Rows = memo(PrintingRows)
const Table = memo(PrintingTable)

interface PrintingSectionProps {
  page: CardPage
  /** Null for a visitor. */
  owned: OwnedCard | null
}

/** All printings of the card; choosing one shows its page in the place of this one. */
export function PrintingSection({ page, owned }: PrintingSectionProps) {
  const { printings, card } = page
  const [filter, setFilter] = useState(noFilter)
  const deferredFilter = useDeferredValue(filter)
  const [sort, setSort] = useState<PrintingSort>('newest')
  const isSignedIn = useCurrentUser() !== null
  const isNarrow = useMediaQuery('(max-width: 62.49em)', false, { getInitialValueInEffect: false })
  const copies = useMemo(() => copiesOf(owned), [owned])
  const shown = useMemo(
    () => printingsShown(printings, { filter: deferredFilter, sort, copies }),
    [printings, deferredFilter, sort, copies],
  )
  const List = isNarrow ? Rows : Table
  return (
    <PageSection id="printings" title="Printings">
      {printings.length > 1 && (
        <PrintingFilters
          printings={printings}
          filter={filter}
          sort={sort}
          canOwn={isSignedIn}
          onFilter={setFilter}
          onSort={setSort}
        />
      )}
      <p role="status" className={classes.count}>
        {shown.length === printings.length
          ? countOf(printings.length, 'printing')
          : `${formatCount(shown.length)} of ${countOf(printings.length, 'printing')}`}
      </p>
      {shown.length === 0 ? (
        <p className={classes.none}>No printings match your filter.</p>
      ) : (
        <List
          key={sort}
          printings={shown}
          currentId={card.id}
          cardName={card.name}
          copies={isSignedIn ? copies : null}
        />
      )}
    </PageSection>
  )
}

/** How many copies of each printing there are, by its id. */
function copiesOf(owned: OwnedCard | null): ReadonlyMap<string, number> {
  return new Map(
    owned?.entries.map(({ scryfallId, variants }) => [
      scryfallId,
      variants.reduce((sum, { quantity }) => sum + quantity, 0),
    ]),
  )
}
