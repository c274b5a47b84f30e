const column = { least: 300, gap: 40 }

/** How many columns of cards a width in px has room for; more than three are a scatter. */
export function columnsIn(width: number): number {
  const fitting = Math.floor((width + column.gap) / (column.least + column.gap))
  return Math.min(3, Math.max(1, fitting))
}
