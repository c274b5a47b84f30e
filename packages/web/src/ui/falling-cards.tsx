import classes from './falling-cards.module.css'

/** Three cards that fall into a box. */
export function FallingCards() {
  return (
    <svg viewBox="0 0 176 104" width="176" aria-hidden="true" className={classes.drawing}>
      <g className={classes.cards}>
        <rect x="42" y="14" width="38" height="53" rx="4" transform="rotate(-16 61 40)" />
        <rect x="96" y="14" width="38" height="53" rx="4" transform="rotate(14 115 40)" />
        <rect x="69" y="4" width="38" height="53" rx="4" transform="rotate(-2 88 30)" />
      </g>
      <path className={classes.art} d="M74 12l28-1 .7 20-28 1z" />
      <path className={classes.box} d="M22 58h132l-9 38a5 5 0 0 1-5 4H36a5 5 0 0 1-5-4z" />
      <path className={classes.edge} d="M16 58h144M68 74h40" />
    </svg>
  )
}
