/** What a style sheet draws something by. */
export function measures(values: Record<`--${string}`, number>): Record<`--${string}`, number> {
  return values
}
