import type { SearchView } from '@manafolio/contract'
import classes from './result-skeleton.module.css'

const counts: Record<SearchView, number> = { details: 8, images: 12, table: 18 }

/** The placeholder of the results while they load; plain room until it is known how they are shown. */
export function ResultSkeleton({ view }: { view?: SearchView | undefined }) {
  if (!view) return <div className={classes.skeleton} data-loading />
  return (
    <div className={classes.skeleton} data-view={view} data-loading aria-hidden="true">
      {Array.from({ length: counts[view] }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={place} className={classes.one}>
          <i className={classes.image} />
          <span className={classes.lines}>
            <i style={{ width: '52%' }} />
            <i style={{ width: '34%' }} />
            <i style={{ width: '84%' }} />
          </span>
        </div>
      ))}
    </div>
  )
}
