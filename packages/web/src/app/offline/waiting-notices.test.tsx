import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { currentUserQuery } from '../../lib/current-user.ts'
import { waitingChanges } from '../../lib/offline/waiting-changes.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { entryOf, setUpCollectionServer } from '../../test/collection-server.ts'
import { buttonIn } from '../../test/controls.ts'
import { karn } from '../../test/people.ts'
import { TestTheme } from '../../test/test-theme.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { WaitingNotices } from './waiting-notices.tsx'

const server = setUpCollectionServer()
let unmount = () => {}
afterEach(() => {
  for (const change of waitingChanges.all()) waitingChanges.remove(change)
  unmount()
})

/** One more Opt, made on an earlier visit. */
function store(refusal?: string) {
  const entry = entryOf('opt', 2)
  const change = { kind: 'update', changeId: 'more', entry, quantity: 3, cardName: 'Opt' } as const
  const base = { changeId: 'more', userId: entry.userId, kind: 'copies', change } as const
  waitingChanges.put({ ...base, text: 'Opt: 3 copies', since: 0, ...(refusal && { refusal }) })
  server.entries = [entry]
}

function draw() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, karn)
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const root = createRoot(box)
  unmount = () => root.unmount()
  root.render(
    <TestTheme>
      <QueryClientProvider client={queryClient}>
        <WaitingNotices user={karn} />
      </QueryClientProvider>
    </TestTheme>,
  )
  return box
}

test('what waited when the page was left is sent once it is opened again', async () => {
  store()
  const box = draw()
  await waitFor(() => expect(server.entries[0]?.quantity).toBe(3))
  await waitFor(() => expect(box.textContent).not.toContain('Opt'))
  expect(server.sent.map(({ changeId }) => changeId)).toEqual(['more'])
})

test('what was refused is listed, and sent again or discarded only when that is wanted', async () => {
  store('Your collection is full.')
  const box = draw()
  await waitFor(() => expect(box.textContent).toContain('Opt: 3 copies. Your collection is full.'))
  expect(server.sent).toEqual([])
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(server.entries[0]?.quantity).toBe(3))
  await waitFor(() => expect(box.textContent).not.toContain('Opt'))
  store('Your collection is full.')
  await waitFor(() => buttonIn(box, 'Discard').click())
  await waitFor(() => expect(box.textContent).not.toContain('Opt'))
  expect(server.sent).toHaveLength(1)
})
