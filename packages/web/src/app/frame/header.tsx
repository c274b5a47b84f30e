import { pages, type User } from '@manafolio/contract'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconListSearch, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useNextParams } from '../../lib/next-params.ts'
import { useSite } from '../../lib/site.ts'
import { ActionIcon } from '../../ui/button.tsx'
import { Key } from '../../ui/key.tsx'
import classes from './header.module.css'
import { setOpened } from './palette-state.ts'
import { places } from './places.ts'

/** The user is undefined while it can't be known who is signed in. */
export function Header({ user }: { user: User | null | undefined }) {
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
          {user && <PaletteButton />}
          <ThemeSwitch />
          {user && (
            <Link to={pages.account} className={classes.link}>
              Account
            </Link>
          )}
          {user === null && <SignInLink />}
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

/** Opens the palette, for those who don't know its key or have no keyboard. */
function PaletteButton() {
  return (
    <button
      type="button"
      className={classes.palette}
      aria-label="Go to"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Go to a card, deck, set or page"
      onClick={() => setOpened('palette')}
    >
      <IconListSearch size={20} stroke={1.7} aria-hidden />
      <Key isHint>Ctrl K</Key>
    </button>
  )
}

function SignInLink() {
  const next = useNextParams()
  return (
    <Link to={pages.login} search={next} className={classes.link}>
      Sign in
    </Link>
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

/** How far the first full catalogue is; until it is there, pages show the sample. */
function FirstCatalogue() {
  const catalogue = useSite()?.catalogue
  if (catalogue?.source !== 'sample' || catalogue.importing === null) return null
  const percent = Math.floor(catalogue.importing * 100)
  return (
    <div className={classes.strip}>
      <label htmlFor="first-catalogue">Getting all cards ready: {percent}%</label>
      <progress id="first-catalogue" className={classes.bar} max={100} value={percent} />
    </div>
  )
}

/** The name with its mark, two overlapping cards. */
function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect
          className={classes.back}
          x="4"
          y="5"
          width="15"
          height="21"
          rx="2.5"
          transform="rotate(-10 11.5 15.5)"
        />
        <rect
          className={classes.front}
          x="12"
          y="5"
          width="15"
          height="21"
          rx="2.5"
          transform="rotate(8 19.5 15.5)"
        />
      </svg>
      Manafolio
    </span>
  )
}

/** Day or night; the choice is kept, the system's preference is where it starts. */
function ThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="transparent"
      className={classes.theme}
      size={40}
      aria-label={isDark ? 'Use light colors' : 'Use dark colors'}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={20} color="var(--quiet)" aria-hidden />
    </ActionIcon>
  )
}
