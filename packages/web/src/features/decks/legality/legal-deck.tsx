import type { DeckFormat } from '@manafolio/contract'
import { checkedRules } from './checked-rules.ts'
import classes from './legal-deck.module.css'

/** What was looked at where nothing was found, and what that is worth. */
export function LegalDeck({ format }: { format: DeckFormat }) {
  return (
    <div className={classes.legal}>
      <ApprovedDeck />
      <p className={classes.intro}>Checked, and nothing found:</p>
      <ul className={classes.checked}>
        {checkedRules(format).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={classes.advice}>
        This is advice by the rules of the game and the lists of the card data. What a tournament or
        your table allows is theirs to say.
      </p>
    </div>
  )
}

/** A small pile of cards with a seal on it. */
function ApprovedDeck() {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 132 104"
      width="116"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="22" y="14" width="56" height="78" rx="5" transform="rotate(-9 50 53)" />
      <rect
        x="38"
        y="12"
        width="56"
        height="78"
        rx="5"
        fill="var(--page)"
        transform="rotate(4 66 51)"
      />
      <path d="M50 28h30M48.5 38h22" strokeLinecap="round" />
      <circle cx="98" cy="74" r="20" fill="var(--page)" className={classes.seal} />
      <path d="m89 75 6.5 6.5 12-14" strokeLinecap="round" className={classes.seal} />
    </svg>
  )
}
