import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    announcements: string[]
  }
}

/**
 * Expects what screen readers announce during an action and the requests that follow it. A region that
 * is added with its text counts only as an alert: others are not announced by all screen readers.
 */
export async function expectAnnounced(
  page: Page,
  action: () => Promise<void>,
  ...texts: (string | RegExp)[]
): Promise<void> {
  await page.evaluate(listen)
  await action()
  await expect.poll(() => heard(page)).toHaveLength(texts.length)
  await page.waitForLoadState('networkidle')
  const all = await heard(page)
  expect(all).toEqual(
    texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
  )
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announcements)
}

/** Records the texts of live regions as they change, in the page. */
function listen() {
  const live = '[role=status], [role=alert], output, [aria-live]'
  const textOf = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const last = new Map<Element, string>()
  const heard: string[] = []
  window.announcements = heard
  for (const region of document.querySelectorAll(live)) last.set(region, textOf(region))

  function regionsIn({ target, addedNodes }: MutationRecord): Element[] {
    const element = target instanceof Element ? target : target.parentElement
    const around = element?.closest(live)
    const added = [...addedNodes].filter((node) => node instanceof Element)
    const alerts = added.flatMap((node) => [
      ...(node.matches('[role=alert]') ? [node] : []),
      ...node.querySelectorAll('[role=alert]'),
    ])
    return around ? [around, ...alerts] : alerts
  }

  function hear(region: Element) {
    const text = textOf(region)
    const isNew = text !== '' && text !== (last.get(region) ?? '')
    last.set(region, text)
    const isSilent = region.getAttribute('aria-live') === 'off' || region.closest('[inert]')
    if (isNew && !isSilent) heard.push(text)
  }

  const observer = new MutationObserver((changes) => {
    if (window.announcements !== heard) return observer.disconnect()
    for (const region of new Set(changes.flatMap(regionsIn))) hear(region)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
