import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import classes from './admin-nav.module.css'

const places = [
  { to: pages.admin, label: 'Users' },
  { to: pages.adminHealth, label: 'Health' },
] as const

/** Leads from one of the administrators' pages to the others. */
export function AdminNav() {
  return (
    <nav aria-label="Administration" className={classes.nav}>
      {places.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          search={{}}
          activeOptions={{ exact: true, includeSearch: false }}
          className={classes.link}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
