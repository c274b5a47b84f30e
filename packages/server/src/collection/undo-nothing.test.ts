import {
  addToCollection,
  listCollectionChanges,
  removeFromCollection,
  restoreCollection,
  undoCollectionChange,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { collectorIn } from '../test/collector.ts'
import { owned } from '../test/copies.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const guide = printing.goblinGuideZendikar
const app = useTestApp('sqlite')

test('a change of which nothing is left to take back is not undone, and can be undone later', async () => {
  const owner = await collectorIn(app())
  await owner.call(addToCollection, { input: { scryfallId: guide, quantity: 2 } })
  const [added] = (await owner.call(listCollectionChanges)).changes
  await owner.call(removeFromCollection, { params: { scryfallId: guide } })
  const undo = () => owner.call(undoCollectionChange, { params: { id: added?.id ?? '' } })
  expect(await undo()).toMatchObject({ printings: 0, isPartial: true })
  const { changes } = await owner.call(listCollectionChanges)
  expect(changes.map(({ kind, undoneAt }) => [kind, undoneAt])).toEqual([
    ['remove', null],
    ['add', null],
  ])
  await owner.call(addToCollection, { input: { scryfallId: guide, quantity: 3 } })
  expect(await undo()).toMatchObject({ printings: 1, isPartial: false })
  expect(await owned(owner)).toEqual({ [guide]: '1 nonfoil' })
})

test('an instant before all time is shown as its beginning', async () => {
  const owner = await collectorIn(app())
  await owner.call(addToCollection, { input: { scryfallId: guide, quantity: 2 } })
  await owner.call(restoreCollection, { input: { at: '1960-05-01T00:00:00.000Z' } })
  const { changes } = await owner.call(listCollectionChanges)
  expect(changes.map(({ kind, restoresAt }) => [kind, restoresAt])).toEqual([
    ['restore', '1970-01-01T00:00:00.000Z'],
    ['add', null],
  ])
  expect(await owned(owner)).toEqual({})
})
