import type { Catalogue } from '@manafolio/search'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { type LiveCatalogue, liveCatalogue } from '../../lib/live-catalogue.ts'
import { sampleCatalogue } from '../../test/test-app.ts'
import { cardRolesIn } from './card-roles.ts'
import { warmRoleCache } from './role-cache-warmup.ts'

/** Has them kept known; answers what is logged. */
function cacheLog(catalogue: LiveCatalogue): string[] {
  const logged: string[] = []
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) })
  warmRoleCache({ catalogue, log })
  return logged
}

/** A catalogue that notes when its cards are counted, which is where a look through it begins. */
async function watched(): Promise<{ catalogue: Catalogue; isSeen: () => boolean }> {
  const { meta, ...catalogue } = await sampleCatalogue()
  let isSeen = false
  return {
    catalogue: {
      ...catalogue,
      get meta() {
        isSeen = true
        return meta
      },
    },
    isSeen: () => isSeen,
  }
}

test('what cards do is found out at once, and again as soon as another catalogue is there', async () => {
  const [first, second] = [await watched(), await watched()]
  const live = liveCatalogue(first.catalogue)
  expect(first.isSeen()).toBe(false)
  const logged = cacheLog(live)
  expect([first.isSeen(), second.isSeen()]).toEqual([true, false])
  live.replace(second.catalogue)
  expect(second.isSeen()).toBe(true)
  const { cardsWith } = await cardRolesIn(second.catalogue)
  expect(cardsWith.get('ramp')?.length).toBeGreaterThan(3)
  expect(logged).toEqual([])
})

test('a catalogue that can not be read through is reported, and the server continues', async () => {
  const broken = { ...(await sampleCatalogue()), texts: undefined }
  const live = liveCatalogue(broken as never) // as after a fault in it
  const logged = cacheLog(live)
  await vi.waitFor(() => expect(logged).toEqual(['what the cards do could not be found out']), {
    timeout: 10_000,
  })
})
