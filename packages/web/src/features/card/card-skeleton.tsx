import { Loader } from '@mantine/core'
import classes from './card-skeleton.module.css'
import page from './card-view.module.css'

const lines = [92, 84, 96, 61]

/** The layout of the page while the card loads. */
export function CardSkeleton() {
  return (
    <div className={page.page} data-loading>
      <h1 className="visually-hidden">Card</h1>
      <div className={page.side} aria-hidden="true">
        <div className={classes.picture} />
      </div>
      <div className={page.main}>
        <div aria-hidden="true">
          <div className={classes.title} />
          <div className={classes.set} />
          {lines.map((width) => (
            <div key={width} className={classes.line} style={{ width: `${width}%` }} />
          ))}
        </div>
        <p role="status" className={classes.status}>
          <Loader size={18} aria-hidden />
          Loading the card...
        </p>
        <div className={classes.panel} aria-hidden="true" />
      </div>
    </div>
  )
}
