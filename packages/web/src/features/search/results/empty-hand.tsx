/** Three cards that are not there. */
export function EmptyHand() {
  return (
    <svg
      viewBox="0 0 140 96"
      width="140"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <rect
        x="24"
        y="22"
        width="44"
        height="62"
        rx="5"
        strokeDasharray="5 5"
        transform="rotate(-16 46 53)"
      />
      <rect x="48" y="14" width="44" height="62" rx="5" strokeDasharray="5 5" />
      <rect
        x="72"
        y="22"
        width="44"
        height="62"
        rx="5"
        strokeDasharray="5 5"
        transform="rotate(16 94 53)"
      />
    </svg>
  )
}
