import { limits, searchCards } from '@manafolio/contract'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import {
  choose,
  enter,
  fieldIn,
  openCreate,
  optionsIn,
  press,
  search,
} from '../../../../test/decks/deck-form.ts'
import { dialogGone, dialogShown } from '../../../../test/decks/decks-page.tsx'
import { cardNamed, deckOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()

const prices = (usd: string | null) => ({
  usd,
  usdFoil: null,
  usdEtched: null,
  eur: null,
  eurFoil: null,
})

test('commanders are found while typing, each name once at its lowest price', async () => {
  server.found = {
    'order:edhrec legal:commander -is:digital -is:rebalanced (is:commander or banned:commander t:legendary t:creature) (t:creature or -t:background) (atraxa)':
      [
        cardNamed('Atraxa', { id: 'cheap', prices: prices('5.00') }),
        cardNamed('Atraxa', { id: 'dear', prices: prices('50.00') }),
        cardNamed('Atraxa, Grand Unifier', { prices: prices(null) }),
      ],
  }
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  await search(dialog, 'atraxa')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(2))
  expect(optionsIn(dialog)[0]?.textContent).toMatch(/Atraxa.*Creature.*Zendikar.*\$5\.00/)
  expect(optionsIn(dialog)[1]?.textContent).toMatch(/Grand Unifier.*N\/A/)
  expect(dialog.textContent).toContain('2 commanders')
})

test('the keyboard alone finds, chooses and changes a commander', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss'), cardNamed('Krenko, Tin Street')] }
  const { dialog, create } = await openCreate()
  enter(dialog, 'name', 'Goblins')
  choose(dialog, 'commander')
  const field = await search(dialog, 'krenko')
  press(field, 'Enter')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(2))
  press(field, 'ArrowDown')
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toMatch(/-0$/))
  press(field, 'ArrowUp')
  await waitFor(() => expect(optionsIn(dialog)[1]?.getAttribute('aria-selected')).toBe('true'))
  press(field, 'Enter')
  await waitFor(() => expect(dialog.querySelector('[role=combobox]')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Change')
  create()
  await dialogGone()
  expect(server.sent[0]?.body).toMatchObject({
    format: 'commander',
    commanderId: 'krenko-tin-street',
    commanderName: 'Krenko, Tin Street',
  })
})

test('the chosen commander stays until another is chosen', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  await search(dialog, 'krenko')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  optionsIn(dialog)[0]?.click()
  await waitFor(() => expect(dialog.textContent).toContain('Change'))
  buttonIn(dialog, 'Change the commander, Krenko, Mob Boss').click()
  expect(document.activeElement?.getAttribute('role')).toBe('combobox')
  buttonIn(dialog, 'Keep Krenko, Mob Boss').click()
  expect(document.activeElement?.textContent).toBe('Change')
})

test('another format drops a commander that it does not allow', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  const { dialog, create } = await openCreate()
  enter(dialog, 'name', 'Goblins')
  choose(dialog, 'commander')
  await search(dialog, 'krenko')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  optionsIn(dialog)[0]?.click()
  await waitFor(() => expect(dialog.textContent).toContain('Krenko, Mob Boss'))
  choose(dialog, 'brawl')
  await waitFor(() => expect(dialog.textContent).not.toContain('Krenko'))
  choose(dialog, 'commander')
  create()
  expect((await toastShown())[0]).toBe('Commander required')
})

test('50 names are requested, in up to 4 pages', async () => {
  const pages: number[] = []
  const namesOnPage = (count: number) => ({
    override: ({ body }: { body: { page?: number } }) => {
      if (!body?.page) return undefined
      pages.push(body.page)
      const cards = Array.from({ length: count }, (_, at) => cardNamed(`Card ${body.page} ${at}`))
      return HttpResponse.json({ cards, hasMore: true, warnings: [] })
    },
  })
  Object.assign(server, namesOnPage(20))
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  await search(dialog, 'card')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(limits.commanderResults))
  expect(dialog.textContent).toContain('The first 50 commanders.')
  expect(pages).toEqual([1, 2, 3])
  pages.length = 0
  Object.assign(server, namesOnPage(5))
  await search(dialog, 'another')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(20))
  expect(pages).toEqual([1, 2, 3, 4])
})

test('a search for nothing is refused, and one that finds nothing says so', async () => {
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  await search(dialog, '  ')
  buttonIn(dialog, 'Search').click()
  expect(await toastShown()).toEqual([
    'Search required',
    'Please enter a commander name to search.',
  ])
  expect(server.searched).toEqual([])
  await search(dialog, 'xyzzy')
  await waitFor(() => expect(dialog.textContent).toContain('No commander found for “xyzzy”.'))
})

test('a search that fails is reported, and the button retries', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  server.decks = [deckOf()]
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  server.override = () => refusal(400, 'bad_input')
  await search(dialog, 'krenko')
  expect(await toastShown()).toEqual([
    'Commander search failed',
    'Could not search for commanders.',
  ])
  server.override = () => undefined
  buttonIn(dialog, 'Search').click()
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
})

test('legal commanders come first, and only cards on paper are found', async () => {
  server.found = {
    'edhrec -legal:standardbrawl': [cardNamed('Golos'), cardNamed('Krenko')],
    'edhrec legal:standardbrawl': [cardNamed('Krenko')],
  }
  const { dialog } = await openCreate()
  choose(dialog, 'brawl')
  await search(dialog, 'o')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(2))
  expect(optionsIn(dialog).map((option) => option.querySelector('b')?.textContent)).toEqual([
    ...['Krenko', 'Golos'],
  ])
  expect(server.searched).toHaveLength(2)
  for (const query of server.searched)
    expect(query).toContain(' -is:digital -is:rebalanced t:legendary (')
})

test('the typed text stays within its parentheses, and ignored parts are listed', async () => {
  server.found = { '(krenko t:instant)': [cardNamed('Krenko, Mob Boss')] }
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  await search(dialog, 'krenko) or (t:instant')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  expect(server.searched).toHaveLength(2)
  for (const query of server.searched) {
    expect(query).toMatch(/ \(t:creature or -t:background\) \(krenko t:instant\)$/)
  }
  expect(dialog.textContent).toContain('A “)” closes nothing.')
})

test('parts that the server ignored are listed too', async () => {
  server.override = ({ path }) => {
    if (path !== searchCards.path) return undefined
    const cards = [cardNamed('Krenko, Mob Boss')]
    return HttpResponse.json({ cards, hasMore: false, warnings: ['“foo:bar” was ignored.'] })
  }
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  await search(dialog, 'foo:bar')
  await waitFor(() => expect(dialog.textContent).toContain('“foo:bar” was ignored.'))
})

test.each(['"', '(', '-', 'or', 'and', '()', '""', ','])(
  'in %s there is nothing to search for',
  async (typed) => {
    server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
    const { dialog } = await openCreate()
    choose(dialog, 'commander')
    await search(dialog, typed)
    await waitFor(() =>
      expect(dialog.textContent).toMatch(/nothing to search for|never closed|needs something/),
    )
    buttonIn(dialog, 'Search').click()
    expect((await toastShown())[0]).toBe('Search required')
    await search(dialog, 'krenko')
    await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
    expect(server.searched.filter((query) => !query.endsWith('(krenko)'))).toEqual([])
  },
)

test('Escape clears the choice, then the text, and only then closes the dialog', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  const { dialog } = await openCreate()
  enter(dialog, 'name', 'Goblins')
  choose(dialog, 'commander')
  const field = await search(dialog, 'krenko')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  press(field, 'ArrowDown')
  await waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(true))
  press(field, 'Escape')
  await waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(false))
  expect([field.value, optionsIn(dialog).length]).toEqual(['krenko', 1])
  press(buttonIn(dialog, 'Search'), 'Escape')
  await waitFor(() => expect([field.value, optionsIn(dialog).length]).toEqual(['', 0]))
  expect(await dialogShown()).toBe(dialog)
  expect(fieldIn(dialog, 'name').value).toBe('Goblins')
  press(field, 'Escape')
  await dialogGone()
})

test('Escape keeps the previous commander', async () => {
  server.found = { '(krenko)': [cardNamed('Krenko, Mob Boss')] }
  const { dialog } = await openCreate()
  choose(dialog, 'commander')
  await search(dialog, 'krenko')
  await waitFor(() => expect(optionsIn(dialog)).toHaveLength(1))
  optionsIn(dialog)[0]?.click()
  await waitFor(() => expect(dialog.textContent).toContain('Change'))
  buttonIn(dialog, 'Change the commander, Krenko, Mob Boss').click()
  press(await search(dialog, ''), 'Escape')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'))
  expect(dialog.textContent).toContain('Krenko, Mob Boss')
  expect(await dialogShown()).toBe(dialog)
})
