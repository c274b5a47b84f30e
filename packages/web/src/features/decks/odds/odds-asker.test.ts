import { type DeckSheet, type Odds, oddsOf } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { waitFor } from '../../../test/wait-for.ts'
import { bolt, guide, mountain, sheetWith } from '../numbers/test-sheet.ts'
import { type OddsQuestion, type OddsWorker, oddsAsker } from './odds-asker.ts'

const deckWith = (lands: number) =>
  sheetWith([
    [mountain, lands],
    [bolt, 60 - lands],
  ])

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget implements OddsWorker {
  readonly questions: OddsQuestion[] = []
  postMessage(question: OddsQuestion) {
    this.questions.push(question)
  }
  terminate() {}
  answer() {
    const question = this.questions.shift()
    if (!question) throw new Error('Nobody asked.')
    const data = oddsOf(question.sheet, question.options)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  lands = () => this.questions.map(({ sheet }) => landsIn(sheet))
}

const landsIn = ({ entries }: DeckSheet) =>
  entries.find(({ cardName }) => cardName === 'Mountain')?.quantity

function askerWith(worker: OddsWorker | null) {
  const told: number[] = []
  const asker = oddsAsker(
    () => worker,
    ({ lands }: Odds) => void told.push(lands),
  )
  return { ...asker, told }
}

test('only the newest deck is told of: not one before it, nor one that came between', () => {
  const worker = new SlowWorker()
  const { ask, told } = askerWith(worker)
  ask(deckWith(20))
  ask(deckWith(21))
  ask(deckWith(22))
  expect(worker.lands()).toEqual([20])
  worker.answer()
  expect(told).toEqual([])
  expect(worker.lands()).toEqual([22])
  worker.answer()
  expect(told).toEqual([22])
  expect(worker.lands()).toEqual([])
})

test('when the worker fails, the page does its work', async () => {
  const worker = new SlowWorker()
  const { ask, told } = askerWith(worker)
  ask(deckWith(23))
  worker.dispatchEvent(new Event('error'))
  await waitFor(() => expect(told).toEqual([23]))
  ask(deckWith(24))
  await waitFor(() => expect(told).toEqual([23, 24]))
  expect(worker.lands()).toEqual([23])
})

test('without a worker the newest of some decks is worked on too', async () => {
  const { ask, told } = askerWith(null)
  ask(deckWith(17))
  ask(sheetWith([[guide, 60]]))
  ask(deckWith(18))
  await waitFor(() => expect(told).toEqual([18]))
})

test('nothing is told once nobody wants to know', async () => {
  const worker = new SlowWorker()
  const { ask, close, told } = askerWith(worker)
  ask(deckWith(20))
  close()
  worker.answer()
  expect(told).toEqual([])
})
