import { type Account, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { FirstCatalogue } from './first-catalogue.tsx'
import classes from './header.module.css'
import { places } from './places.ts'

export function Header({ user }: { user: Account | null }) {
  return (
    <header className={classes.header}>
      <div className={classes.row} data-role={user?.role}>
        <Link to={pages.home} search={{}} className={classes.brand} aria-label="Manafolio, home">
          <Wordmark />
        </Link>
        {user && <MainNav />}
        <div className={classes.side}>
          <a
            className={classes.powered}
            href="https://scryfall.com"
            target="_blank"
            rel="noopener noreferrer"
          >
            Powered by Scryfall
          </a>
          <ThemeSwitch />
          <Link to={user ? pages.account : pages.login} className={classes.link}>
            {user ? 'Account' : 'Sign in'}
          </Link>
          {user?.role === 'admin' && (
            <Link to={pages.admin} search={{}} className={classes.link}>
              Admin
            </Link>
          )}
        </div>
      </div>
      <FirstCatalogue />
    </header>
  )
}

function MainNav() {
  return (
    <nav aria-label="Main" className={classes.nav}>
      {places.map(({ to, label, isAlone }) => (
        <Link
          key={to}
          to={to}
          search={{}}
          activeOptions={{ exact: isAlone, includeSearch: false }}
          className={classes.link}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
