import { type DeckSheet, type Odds, oddsOf } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { bolt, guide, mountain, sheetWith } from '../../../../test/decks/sheet.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { type OddsRequest, type OddsWorker, oddsClient } from './odds-client.ts'

const deckWith = (lands: number) =>
  sheetWith([
    [mountain, lands],
    [bolt, 60 - lands],
  ])

/** A worker that responds on demand. */
class SlowWorker extends EventTarget implements OddsWorker {
  readonly requests: OddsRequest[] = []
  postMessage(request: OddsRequest) {
    this.requests.push(request)
  }
  terminate() {}
  respond() {
    const request = this.requests.shift()
    if (!request) throw new Error('There is no request.')
    const data = oddsOf(request.sheet, request.options)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  lands = () => this.requests.map(({ sheet }) => landsIn(sheet))
}

const landsIn = ({ entries }: DeckSheet) =>
  entries.find(({ cardName }) => cardName === 'Mountain')?.quantity

function clientWith(worker: OddsWorker | null) {
  const received: number[] = []
  const client = oddsClient(
    () => worker,
    ({ lands }: Odds) => void received.push(lands),
  )
  return { ...client, received }
}

test('only the odds of the newest deck are returned, not those of an older or skipped one', () => {
  const worker = new SlowWorker()
  const { request, received } = clientWith(worker)
  request(deckWith(20))
  request(deckWith(21))
  request(deckWith(22))
  expect(worker.lands()).toEqual([20])
  worker.respond()
  expect(received).toEqual([])
  expect(worker.lands()).toEqual([22])
  worker.respond()
  expect(received).toEqual([22])
  expect(worker.lands()).toEqual([])
})

test('when the worker fails, the main thread takes over', async () => {
  const worker = new SlowWorker()
  const { request, received } = clientWith(worker)
  request(deckWith(23))
  worker.dispatchEvent(new Event('error'))
  await waitFor(() => expect(received).toEqual([23]))
  request(deckWith(24))
  await waitFor(() => expect(received).toEqual([23, 24]))
  expect(worker.lands()).toEqual([23])
})

test('without a worker the newest of several decks is computed too', async () => {
  const { request, received } = clientWith(null)
  request(deckWith(17))
  request(sheetWith([[guide, 60]]))
  request(deckWith(18))
  await waitFor(() => expect(received).toEqual([18]))
})

test('nothing is returned after closing', async () => {
  const worker = new SlowWorker()
  const { request, close, received } = clientWith(worker)
  request(deckWith(20))
  close()
  worker.respond()
  expect(received).toEqual([])
})
