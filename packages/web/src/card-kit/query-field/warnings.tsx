import { IconInfoCircle } from '@tabler/icons-react'
import classes from './warnings.module.css'

/** What the search ignored, and why. */
export function Warnings({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className={classes.warnings} aria-label="Notes on your search">
      {warnings.map((warning) => (
        <li key={warning} className={classes.warning}>
          <IconInfoCircle size={18} aria-hidden className={classes.icon} />
          {warning}
        </li>
      ))}
    </ul>
  )
}
