import { listSetSummaries } from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useRef, useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buttonIn, type } from '../../../test/controls.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { waitFor } from '../../../test/wait-for.ts'
import { FiltersPanel } from './filters-panel.tsx'

const setOf = (code: string, name: string) => ({ code, name, releasedAt: '1993-08-05' })
const server = setupServer(
  http.get(`*${listSetSummaries.path}`, () =>
    HttpResponse.json([
      setOf('lea', 'Limited Edition Alpha'),
      setOf('leb', 'Limited Edition Beta'),
    ]),
  ),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** The panel over a query, which it changes. */
async function draw(query: string) {
  const shown = { query }
  function Page() {
    const [text, setText] = useState(query)
    const opener = useRef<HTMLButtonElement>(null)
    shown.query = text
    return (
      <>
        <button ref={opener} type="button">
          Filters
        </button>
        <FiltersPanel
          text={text}
          query=""
          opener={opener}
          onText={setText}
          onSearch={() => {}}
          onClose={() => {}}
        />
      </>
    )
  }
  const { box } = await drawPage(Page)
  await waitFor(() => buttonIn(box, 'Red'))
  const press = async (name: string, expected: string) => {
    buttonIn(box, name).click()
    await waitFor(() => expect(shown.query).toBe(expected))
  }
  const field = (label: string) => {
    const found = box.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
    if (!found) throw new Error(`There is no field “${label}”.`)
    return found
  }
  return { box, shown, press, field }
}

const pressedIn = (box: Element) =>
  [...box.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)

test('the filters write the query, and leave the rest as typed', async () => {
  const { press, shown, field } = await draw('Bolt  o:"draw a card"')
  const rest = 'Bolt  o:"draw a card"'
  await press('Red', `${rest} c:r`)
  await press('White', `${rest} c:wr`)
  await press('Creature', `${rest} c:wr t:creature`)
  await press('Instant', `${rest} c:wr (t:creature or t:instant)`)
  type(field('Mana value to'), '3')
  await waitFor(() => expect(shown.query).toBe(`${rest} c:wr (t:creature or t:instant) mv<=3`))
  await press('Clear all', rest)
})

test('they show what the query says, however it is written', async () => {
  const { box, field } = await draw('COLOR:rg cmc<=2 r>=mythic t:elf usd<5 legal:edh owned>0')
  expect(pressedIn(box)).toEqual(['Red', 'Green', 'Elf', 'Mythic', 'Bonus'])
  expect(field('Mana value to').value).toBe('2')
  expect(field('Price less than').value).toBe('5')
  expect(box.querySelector<HTMLSelectElement>('select[aria-label="Legal in"]')?.value).toBe(
    'commander',
  )
  expect(box.textContent).not.toContain("can't show")
})

test('what they can’t show is named, and stays', async () => {
  const { box, press } = await draw('-c:u mv:odd t:elf')
  expect(box.textContent).toContain(
    "This query has parts that the filters can't show: -c:u, mv:odd. They stay as they are.",
  )
  expect(pressedIn(box)).toEqual(['Elf'])
  await press('Red', '-c:u mv:odd t:elf c:r')
})

test('a query of alternatives stays one, and filters are added around it', async () => {
  const { box, press } = await draw('goblin or t:elf')
  expect(box.textContent).toContain("can't show: (goblin or t:elf). They stay")
  await press('Red', '(goblin or t:elf) c:r')
})

test('a set is found by its name, and removed again', async () => {
  const { box, field, press } = await draw('bolt')
  type(field('Set name or code'), 'beta')
  const option = await waitFor(() => buttonIn(box, 'Limited Edition Beta LEB'))
  expect(box.querySelectorAll('[role=option]')).toHaveLength(1)
  option.click()
  await waitFor(() => expect(pressedIn(box)).toEqual(['Limited Edition Beta']))
  await press('Limited Edition Beta', 'bolt')
})

test('a number that is none is not written, and explained', async () => {
  const { box, field, shown } = await draw('mv>=5')
  type(field('Mana value to'), 'many')
  await waitFor(() => expect(box.textContent).toContain('A number, such as 3'))
  expect(shown.query).toBe('mv>=5')
  type(field('Mana value to'), '2')
  await waitFor(() => expect(box.textContent).toContain('Nothing is in this range.'))
})
