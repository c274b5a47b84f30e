import { expect, test } from '../test.ts'

test('no page of a story reaches a host other than localhost, in any browser', {
  tag: '@firefox',
}, async ({ page, browser, baseURL }) => {
  const elsewhere = (baseURL ?? '').replace('localhost', '127.0.0.1') // the same server by its IP address
  const stranger = await (await browser.newContext()).newPage()
  for (const one of [page, stranger]) {
    expect((await one.goto(`${baseURL}/login`))?.ok()).toBe(true)
    await expect(one.goto(`${elsewhere}/login`)).rejects.toThrow(
      /NAME_NOT_RESOLVED|PROXY_CONNECTION/,
    )
  }
  await stranger.context().close()
})
