import { defaultUserSettings, type UserSettings } from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import { buttonIn } from '../test/controls.ts'
import { drawPage } from '../test/draw-page.tsx'
import { karn } from '../test/people.ts'
import { waitFor } from '../test/wait-for.ts'
import { useChangeSettings, useKnownSettings } from './user-settings.ts'

const onServer: UserSettings = { ...defaultUserSettings, searchColumns: ['rarity'] }

/** A page with the known columns and view, which chooses another view. */
function Page() {
  const settings = useKnownSettings()
  const change = useChangeSettings()
  return (
    <>
      <p>{settings ? [settings.searchView, ...settings.searchColumns].join(' ') : 'unknown'}</p>
      <button type="button" onClick={() => change({ searchView: 'table' })}>
        Table
      </button>
    </>
  )
}

/** A server whose settings are fetched when `answer` is called. */
async function draw() {
  let answer = () => {}
  const fetched = new Promise<void>((resolve) => {
    answer = resolve
  })
  const patches: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') {
      patches.push(JSON.parse(String(body)))
      return Response.json({ ...onServer, searchView: 'table' })
    }
    await fetched
    return Response.json(onServer)
  })
  const { box } = await drawPage(Page, { user: karn })
  const shown = () => box.querySelector('p')?.textContent
  return { box, shown, patches, answer: () => answer() }
}

test('a choice before the settings are known does not stand for the others', async () => {
  localStorage.clear()
  const { box, shown } = await draw()
  await waitFor(() => expect(shown()).toBe('unknown'))
  buttonIn(box, 'Table').click()
  await waitFor(() => expect(shown()).toBe('table rarity'))
})

test('a full storage loses no choice', async () => {
  localStorage.clear()
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full
  })
  const { box, shown, answer, patches } = await draw()
  answer()
  await waitFor(() => expect(shown()).toBe('details rarity'))
  buttonIn(box, 'Table').click()
  await waitFor(() => expect(shown()).toBe('table rarity'))
  await waitFor(() => expect(patches).toEqual([{ searchView: 'table' }]))
})
