import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './not-shared.module.css'

/** The link leads nowhere: its owner turned it off, the deck is gone, or it never was one. */
export function NotShared() {
  const isSignedIn = useCurrentUser() !== null
  return (
    <div className={classes.page}>
      <ClosedBox />
      <h1>No deck is shared under this link.</h1>
      <p className={classes.text}>
        Whoever gave it to you may have turned it off, or a part of it is missing.
      </p>
      <Button
        renderRoot={(props) => (
          <Link to={isSignedIn ? pages.deckBuilding : pages.home} search={{}} {...props} />
        )}
      >
        {isSignedIn ? 'Your decks' : 'To Manafolio'}
      </Button>
    </div>
  )
}

/** A deck box that is shut, with a chain that ends before it. */
function ClosedBox() {
  return (
    <svg className={classes.drawing} viewBox="0 0 190 120" width="190" aria-hidden="true">
      <path d="M104 34h64v70h-64zM104 34l8-16h48l8 16M136 34v18" />
      <circle cx="136" cy="58" r="6" />
      <rect x="14" y="62" width="34" height="18" rx="9" transform="rotate(-18 31 71)" />
      <path d="M50 60l14-5a9 9 0 0 1 11 6" />
      <path d="M84 48l6-10M90 58l10-4M86 70l10 5" />
    </svg>
  )
}
