import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { fetchFile, saveFile } from './save-file.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('a file is fetched unchanged, or refused with the server’s message', async () => {
  server.use(http.get('*/list', () => new HttpResponse('4 Shock\n')))
  expect(await (await fetchFile('/list')).text()).toBe('4 Shock\n')
  const refusal = { message: 'You have no such deck.', code: 'deck_not_found' }
  server.use(http.get('*/list', () => HttpResponse.json(refusal, { status: 404 })))
  await expect(fetchFile('/list')).rejects.toMatchObject({
    ...{ status: 404, serverMessage: 'You have no such deck.' },
  })
})

test('a file is saved under its name, and its URL is revoked later', async () => {
  vi.useFakeTimers()
  const links: HTMLAnchorElement[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this)
  })
  const urls = new Set<string>()
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    urls.add('blob:list')
    return 'blob:list'
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void urls.delete(url))
  onTestFinished(() => {
    vi.useRealTimers()
    for (const spy of [click, create, revoke]) spy.mockRestore()
  })
  saveFile(new Blob(['4 Shock']), 'burn.txt')
  expect(links.map(({ href, download }) => [href, download])).toEqual([['blob:list', 'burn.txt']])
  expect([...urls]).toEqual(['blob:list'])
  vi.runAllTimers()
  expect([...urls]).toEqual([])
})
