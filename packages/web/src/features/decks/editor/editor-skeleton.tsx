import { Loader } from '@mantine/core'
import areas from './editor-areas.module.css'
import classes from './editor-skeleton.module.css'
import { useFoldedColumns } from './use-folded-columns.ts'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** A placeholder while the deck loads. */
export function EditorSkeleton() {
  const { folded } = useFoldedColumns()
  return (
    <>
      <p role="status" className={classes.text}>
        <Loader size={18} aria-hidden />
        Loading your deck...
      </p>
      <div className={classes.above} />
      <div className={areas.areas} data-folded={folded.join(' ')} aria-hidden="true">
        <div className={`${areas.add} ${classes.wide}`}>
          <div className={classes.title} />
          <div className={classes.field} />
          {lines.slice(0, 4).map((line) => (
            <div key={line} className={classes.found} />
          ))}
        </div>
        <div className={areas.cards}>
          <div className={classes.title} />
          {lines.map((line) => (
            <div key={line} className={classes.row}>
              <i className={classes.thumb} />
              <i className={classes.line} />
              <i className={classes.stepper} />
            </div>
          ))}
        </div>
        <div className={`${areas.numbers} ${classes.widest}`}>
          <div className={classes.title} />
          <div className={classes.tools} />
          <div className={classes.chart} />
        </div>
      </div>
    </>
  )
}
