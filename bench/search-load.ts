import { queries } from './queries.ts'

/** What people search for, without the kinds that take any engine long by themselves. */
const common = Object.values(queries).slice(0, -2).flat()

/** A new account's cookie. */
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

/** Searches one after the other until something has happened; milliseconds of each. */
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
  for (let turn = 0; !hasHappened; turn++) {
    const began = performance.now()
    await searchFor(common[turn % common.length] ?? '', url, cookie)
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

/** So that the searches do not take the machine away from what is measured. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, betweenMs))
}
