import classes from './suggestion-list.module.css'

const items = ['first', 'second', 'third', 'fourth']

/** A placeholder while the suggestions load. */
export function SuggestionSkeleton() {
  return (
    <div className={classes.list} aria-hidden="true">
      {items.map((item) => (
        <div key={item} className={classes.item}>
          <div className={classes.shape} />
          <div className={classes.lines}>
            <i style={{ width: '70%' }} />
            <i style={{ width: '44%' }} />
            <i style={{ width: '58%' }} />
            <i style={{ width: '30%' }} />
          </div>
        </div>
      ))}
    </div>
  )
}
