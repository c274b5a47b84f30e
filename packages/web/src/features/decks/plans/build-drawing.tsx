/** Three deck boxes, of which one is full. */
export function BuildDrawing() {
  return (
    <svg
      viewBox="0 0 170 130"
      width="150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 56h42v62H10zM10 56l6-14h30l6 14" strokeDasharray="4 4" />
      <path d="M118 56h42v62h-42zM118 56l6-14h30l6 14" strokeDasharray="4 4" />
      <path d="M62 48h46v70H62zM62 48l7-16h32l7 16M69 48V16h32v32M75 16v-6h32v32" />
    </svg>
  )
}
