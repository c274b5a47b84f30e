import { Link } from '@tanstack/react-router'
import classes from './bottom-bar.module.css'
import { places } from './places.ts'

/** The main places within reach of the thumb; only phones show it. */
export function BottomBar() {
  return (
    <nav aria-label="Main" className={classes.bar}>
      {places.map(({ to, label, Icon, isAlone }) => (
        <Link
          key={to}
          to={to}
          search={{}}
          activeOptions={{ exact: isAlone, includeSearch: false }}
          className={classes.place}
        >
          <Icon size={22} stroke={1.7} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  )
}
