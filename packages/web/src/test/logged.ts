import { format } from 'node:util'

/** Messages logged since the last check. */
let logged: string[] = []

/** From now on warnings fail the test instead of being printed. */
export function recordLogged(): void {
  const record = (...parts: unknown[]) => void logged.push(format(...parts.map(short)))
  console.error = record
  console.warn = record
}

/** Throws the logged warnings and errors. */
export function checkLogged(): void {
  const [first, ...others] = logged
  logged = []
  if (first === undefined) return
  const rest = others.length > 0 ? `\n\n…and ${others.length} more` : ''
  throw new Error(`The test logs a warning or an error: ${first}${rest}`)
}

/** An element is printed as its markup: the object contains all of React's state. */
function short(part: unknown): unknown {
  return part instanceof Element ? part.outerHTML.slice(0, 300) : part
}
