import classes from './panel-skeleton.module.css'

const items = ['first', 'second', 'third']

/** A placeholder for a tool while it loads; screen readers announce the message. */
export function PanelSkeleton({ message }: { message: string }) {
  return (
    <div>
      <p role="status" className={classes.text}>
        {message}
      </p>
      <div aria-hidden="true">
        {items.map((item) => (
          <div key={item} className={classes.item}>
            <i style={{ width: '38%' }} />
            <i style={{ width: '92%' }} />
            <i style={{ width: '64%' }} />
          </div>
        ))}
      </div>
    </div>
  )
}
