import { Loader } from '@mantine/core'
import classes from './user-skeleton.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of the list, while it comes. */
export function UserSkeleton() {
  return (
    <>
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Loading admin data...
      </p>
      <div aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={classes.row}>
            <span className={classes.words} />
            <span className={classes.words} />
            <span className={classes.words} />
          </div>
        ))}
      </div>
    </>
  )
}
