import classes from './wordmark.module.css'

/** The name with its mark, two overlapping cards. */
export function Wordmark() {
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
