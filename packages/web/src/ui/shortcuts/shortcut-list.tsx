import { Key } from '../key.tsx'
import classes from './shortcut-list.module.css'
import type { ShortcutGroup } from './shortcut-table.ts'

/** Keys with what they do. */
export function ShortcutList({ shortcuts }: Pick<ShortcutGroup, 'shortcuts'>) {
  return (
    <dl className={classes.list}>
      {shortcuts.map(({ keys, action }) => (
        <div key={action} className={classes.row}>
          <dt className={classes.keys}>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dt>
          <dd className={classes.action}>{action}</dd>
        </div>
      ))}
    </dl>
  )
}
