import { queries } from './queries.ts'

/** Realistic queries, without the kinds that are slow in any engine. */
const common = Object.values(queries).slice(0, -2).flat()

/** The session cookie of a new account. */
export async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${Date.now()}@example.com`, password: 'bench password' }),
  })
  const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? []
  if (!cookie) throw new Error(`registering was answered with ${answer.status}`)
  return cookie
}

/** Searches one after another until something has happened; returns the milliseconds of each. */
export async function searchUntil(
  event: Promise<void>,
  url: string,
  cookie: string,
): Promise<number[]> {
  let hasHappened = false
  const happened = event.then(() => {
    hasHappened = true
  })
  const times: number[] = []
  for (let round = 0; !hasHappened; round++) {
    const began = performance.now()
    await searchFor(common[round % common.length] ?? '', url, cookie)
    times.push(performance.now() - began)
    await pause()
  }
  await happened
  return times
}

async function searchFor(query: string, url: string, cookie: string) {
  const answer = await fetch(`${url}/api/cards/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the search for ${query} was answered with ${answer.status}`)
}

const betweenMs = 5

/** A pause, so that the searches do not slow down what is measured. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, betweenMs))
}
