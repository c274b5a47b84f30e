import { type Goldfish, goldfishOf } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { bolt, mountain, sheetWith } from '../../../../test/decks/sheet.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { type GoldfishRequest, type GoldfishWorker, runGoldfish } from './goldfish-run.ts'

const request: GoldfishRequest = {
  sheet: sheetWith([
    [mountain, 24],
    [bolt, 36],
  ]),
  options: { games: 1500, seed: 1, first: 'play', mulligans: 'usual' },
}

/** A worker that answers step by step, on demand. */
class SlowWorker extends EventTarget implements GoldfishWorker {
  isTerminated = false
  private steps: Iterator<Goldfish, void> | undefined
  postMessage({ sheet, options }: GoldfishRequest) {
    this.steps = goldfishOf(sheet, options)
  }
  terminate() {
    this.isTerminated = true
  }
  step() {
    this.dispatchEvent(new MessageEvent('message', { data: this.steps?.next().value }))
  }
}

function run(worker: SlowWorker | null) {
  const games: number[] = []
  const stop = runGoldfish(
    request,
    () => worker,
    (step) => void games.push(step.games),
  )
  return { games, stop }
}

test('each step of the worker is passed on', () => {
  const worker = new SlowWorker()
  const { games } = run(worker)
  worker.step()
  worker.step()
  expect(games).toEqual([500, 1000])
})

test('what is stopped ends the worker, and passes nothing on', () => {
  const worker = new SlowWorker()
  const { games, stop } = run(worker)
  worker.step()
  stop()
  worker.step()
  expect(worker.isTerminated).toBe(true)
  expect(games).toEqual([500])
})

test('when the worker fails, the main thread takes over', async () => {
  const worker = new SlowWorker()
  const { games } = run(worker)
  worker.dispatchEvent(new Event('error'))
  await waitFor(() => expect(games).toEqual([500, 1000, 1500]))
  expect(worker.isTerminated).toBe(true)
})

test('the main thread stops between two steps', async () => {
  const { games, stop } = run(null)
  await waitFor(() => expect(games.length).toBeGreaterThan(0))
  stop()
  const played = [...games]
  const { games: others } = run(null)
  await waitFor(() => expect(others).toHaveLength(3))
  expect(games).toEqual(played)
})
