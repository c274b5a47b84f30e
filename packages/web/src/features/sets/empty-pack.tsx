/** An illustration of a torn booster pack. */
export function EmptyPack() {
  return (
    <svg
      viewBox="0 0 100 140"
      width="92"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12 26l9 7 10-9 11 8 9-8 10 9 11-8 8 7 8-6v102H12z" />
      <path d="M12 128l6 8 6-8 6 8 7-8 6 8 7-8 7 8 6-8 7 8 6-8 6 8 6-8" />
      <circle cx="50" cy="80" r="20" strokeDasharray="4 4" />
    </svg>
  )
}
