import classes from './panel-skeleton.module.css'

const items = ['first', 'second', 'third']

/** The shape of a tool with a heading and some items, while it comes; `words` are for who hears it. */
export function PanelSkeleton({ words }: { words: string }) {
  return (
    <div className={classes.skeleton}>
      <p role="status" className={classes.words}>
        {words}
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
