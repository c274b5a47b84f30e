import { importFormatNames } from '@manafolio/contract'
import classes from './known-tools.module.css'

const { table: _table, text: _text, ...tools } = importFormatNames

/** Whose lists are understood as they are. */
export function KnownTools() {
  return (
    <section aria-labelledby="known-tools" className={classes.tools}>
      <h2 id="known-tools" className={classes.title}>
        Understood as they are
      </h2>
      <p className={classes.words}>
        Lists of {Object.values(tools).join(', ')}; any table whose columns have common names, and
        plain text.
      </p>
    </section>
  )
}
