const day = /^(\d{4}-\d{2}-\d{2})$/
const instant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** The instant that a day or an instant of ISO 8601 names; undefined for any other. */
export function instantOf(text: string): string | undefined {
  const named = day.exec(text)?.[1] ?? instant.exec(text)?.[1]
  if (!named || !isDay(named)) return undefined
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** There is no 30 February, though dates can be made of it. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
