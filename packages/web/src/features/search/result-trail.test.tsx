import { expect, test } from 'vitest'
import { ResultTrail } from '../../card-kit/result-trail/result-trail.tsx'
import { cardNamed } from '../../test/decks.ts'
import { drawSearchAt, pressKey } from '../../test/search.tsx'
import { waitFor } from '../../test/wait-for.ts'

const results = [['Opt', 'Duress'], ['Shock', 'Negate'], ['Cancel']].map((names) =>
  names.map((name) => cardNamed(name, { collectorNumber: name.toLowerCase() })),
)

test('from a result, the next ones follow across the pages of the search', async () => {
  const { box, requestedPages, shown } = await drawSearch()
  linkIn(box, 'Duress').click()
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Opt', 'Next: Shock']))
  expect(box.textContent).toContain('2 of 5')
  pressKey(']')
  await waitFor(() => expect(shown()).toBe('/card/zen/shock/shock'))
  expect(stepsIn(box)).toEqual(['Previous: Duress', 'Next: Negate'])
  pressKey('[')
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Opt', 'Next: Shock']))
  pressKey('[')
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous', 'Next: Duress']))
  expect(requestedPages()).toEqual([1, 2])
})

test('Back to results goes to the search it came from, however many cards later', async () => {
  const { box, router, shown } = await drawSearch()
  linkIn(box, 'Opt').click()
  for (const name of ['Duress', 'Shock', 'Negate', 'Cancel']) {
    await waitFor(() => expect(stepsIn(box)[1]).toBe(`Next: ${name}`))
    linkIn(box, `Next: ${name}`).click()
  }
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Negate', 'Next']))
  expect(linkIn(box, 'Back to results').getAttribute('href')).toBe(
    '/?q=any&mode=cards&sort=relevance',
  )
  linkIn(box, 'Back to results').click()
  await waitFor(() => expect(shown()).toBe('/?q=any'))
  expect(router.history.canGoBack()).toBe(false)
})

test('after a reload it fetches what it needs', async () => {
  const { box, router, requestedPages } = await drawAt('/card/zen/negate/negate')
  expect(box.querySelector('nav')).toBeNull() // opened from elsewhere
  const resultPlace = { q: 'any', mode: 'cards', sort: 'relevance', position: 3, index: 0 } as const
  await router.navigate({ to: '.', replace: true, state: { resultPlace } })
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Shock', 'Next: Cancel']))
  expect(requestedPages()).toEqual([1, 2, 3])
})

test('a state of another version of the pages is ignored', async () => {
  const { box, router } = await drawAt('/card/zen/negate/negate')
  const resultPlace = { q: 'any', position: -1 } as never
  await router.navigate({ to: '.', replace: true, state: { resultPlace } })
  await waitFor(() => expect(box.textContent).toContain('A card'))
  expect(box.querySelector('nav')).toBeNull()
})

async function drawSearch() {
  const page = await drawAt('/?q=any')
  await waitFor(() => linkIn(page.box, 'Opt'))
  return page
}

async function drawAt(at: string) {
  const drawn = await drawSearchAt(at, { results }, CardPage)
  return { ...drawn, requestedPages: () => drawn.requests.map(({ page }) => page) }
}

function CardPage() {
  return (
    <>
      <h1>A card</h1>
      <ResultTrail />
    </>
  )
}

function linkIn(box: ParentNode, text: string): HTMLAnchorElement {
  const links = [...box.querySelectorAll<HTMLAnchorElement>('a:not([aria-hidden])')]
  const link = links.find(({ textContent }) => textContent?.trim() === text)
  if (!link) throw new Error(`There is no link “${text}”.`)
  return link
}

function stepsIn(box: ParentNode) {
  const [, , ...steps] = box.querySelector('nav')?.children ?? []
  return steps.map(({ textContent }) => textContent)
}
