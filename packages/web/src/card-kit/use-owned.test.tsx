import { expect, test } from 'vitest'
import { entryOf, setUpCollectionServer } from '../test/collection-server.ts'
import { drawPage } from '../test/draw-page.tsx'
import { waitFor } from '../test/wait-for.ts'
import { useOwned } from './use-owned.ts'

const server = setUpCollectionServer()

/** The copies of the printings of some pages, in one line. */
function Copies({ pages }: { pages: string[][] }) {
  const owned = useOwned(pages)
  return <output>{pages.flat().map((id) => owned.get(id)?.copies ?? '?')}</output>
}

const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${first + at}`)

test('more printings than one request allows are several requests', async () => {
  server.entries = [entryOf('499', 4), entryOf('500', 7)]
  const { box } = await drawPage(() => <Copies pages={[idsFrom(0, 501)]} />)
  await waitFor(() => expect(box.querySelector('output')?.textContent).toMatch(/^0{499}47$/))
  expect(server.requests).toEqual(['owned 500', 'owned 1'])
})

test('each page is a request of its own', async () => {
  server.entries = [entryOf('60', 2)]
  const { box } = await drawPage(() => <Copies pages={[idsFrom(0, 60), idsFrom(60, 2)]} />)
  await waitFor(() => expect(box.querySelector('output')?.textContent).toMatch(/^0{60}20$/))
  expect(server.requests).toEqual(['owned 60', 'owned 2'])
})
