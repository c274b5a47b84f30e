import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { buttonIn } from '../test/controls.ts'
import { drawPage } from '../test/draw-page.tsx'
import { toastShown } from '../test/toasts.ts'
import { waitFor } from '../test/wait-for.ts'
import { lazyDialog, lazyPart } from './lazy-part.tsx'

/** A file that loads or fails to load. */
function fileOf<Part>(part: Part) {
  const file = { isOnline: true, timesFetched: 0, load }
  async function load() {
    file.timesFetched += 1
    if (!file.isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return part
  }
  return file
}

const Chart = ({ name }: { name: string }) => <p>Chart of {name}</p>

/** Waits until the page shows a text. */
const shown = (text: string) =>
  waitFor(() => expect(document.querySelector('main')?.textContent).toBe(`Prices${text}`))

function page(part: ReactNode) {
  return drawPage(() => (
    <main>
      <h1>Prices</h1>
      {part}
    </main>
  ))
}

test('a part is rendered when its file is loaded, which is fetched once', async () => {
  const file = fileOf(Chart)
  const LazyChart = lazyPart(file.load, { Loading: () => <p>Loading...</p> })
  const { unmount } = await page(<LazyChart name="Opt" />)
  await shown('Chart of Opt')
  unmount()
  await page(<LazyChart name="Duress" />)
  await shown('Chart of Duress')
  expect(file.timesFetched).toBe(1)
})

test('without its file the page stays intact, and the part appears when the network is back', async () => {
  const file = fileOf(Chart)
  file.isOnline = false
  const LazyChart = lazyPart(file.load, { Failed: ({ name }) => <p>No chart of {name}</p> })
  await page(<LazyChart name="Opt" />)
  await shown('No chart of Opt')
  file.isOnline = true
  window.dispatchEvent(new Event('online'))
  await shown('Chart of Opt')
})

test('a dialog that can’t be loaded says so and closes; the next time it is fetched again', async () => {
  const file = fileOf(({ onClosed }: { onClosed: () => void }) => (
    <button type="button" onClick={onClosed}>
      Close
    </button>
  ))
  file.isOnline = false
  await page(<Opener of={lazyDialog(file.load)} />)
  await shown('Open')
  buttonIn(document, 'Open').click()
  expect(await toastShown()).toEqual([
    'This can’t be opened now',
    'Check your connection and try again.',
  ])
  await shown('Open')
  file.isOnline = true
  buttonIn(document, 'Open').click()
  await shown('OpenClose')
})

function Opener({ of: Dialog }: { of: (props: { onClosed: () => void }) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Dialog onClosed={() => setOpen(false)} />}
    </>
  )
}
