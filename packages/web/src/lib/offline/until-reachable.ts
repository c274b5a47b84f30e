import { isWithoutServer } from '../outage.ts'

/** The pauses between tries double from the first to the longest. */
const pauses = { firstMs: 3_000, longestMs: 30_000 }

interface Turn {
  promise: Promise<void>
  begin(): void
}

/** What waits for the server, in the order in which it was sent first. */
const line: Turn[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let pauseMs = pauses.firstMs

/**
 * Sends a request that may be sent several times until the server answers, in line with others that
 * wait for it. Rejects with the server's refusal.
 */
export async function untilReachable<T>(send: () => Promise<T>): Promise<T> {
  let turn: Turn | undefined
  try {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        if (!isWithoutServer(error)) throw error
      }
      turn = await nextTurn(turn)
    }
  } finally {
    if (turn) leave(turn)
  }
}

/** Sends the first one that waits, and after it the others. */
export function tryNow(): void {
  line[0]?.begin()
}

/** Waits until it is the first one's turn, in the place that it had before. */
async function nextTurn(before: Turn | undefined): Promise<Turn> {
  const turn = newTurn()
  const place = before ? line.indexOf(before) : line.length
  line.splice(place, before ? 1 : 0, turn)
  if (line.length === 1) window.addEventListener('online', tryNow)
  if (place === 0) tryLater()
  await turn.promise
  return turn
}

function leave(turn: Turn) {
  line.splice(line.indexOf(turn), 1)
  clearTimeout(timer)
  pauseMs = pauses.firstMs
  if (line.length === 0) window.removeEventListener('online', tryNow)
  tryNow()
}

function tryLater() {
  clearTimeout(timer)
  timer = setTimeout(tryNow, pauseMs)
  pauseMs = Math.min(pauseMs * 2, pauses.longestMs)
}

function newTurn(): Turn {
  let begin = () => {}
  const promise = new Promise<void>((resolve) => {
    begin = resolve
  })
  return { promise, begin }
}
