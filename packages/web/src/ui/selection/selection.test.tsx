import { IconX } from '@tabler/icons-react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buttonIn, isDisabled } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { SelectBox } from './select-box.tsx'
import { SelectionAction, SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'
import { useSelectionGestures } from './use-selection-gestures.ts'

const fruits = ['apple', 'fig', 'kiwi', 'plum']

/** A list of fruits with links and a button; the log has what was eaten and followed. */
async function draw() {
  const log: string[] = []
  let shown: readonly string[] = fruits
  function Fruits() {
    const selection = useSelection(shown)
    return (
      <>
        <SelectionBar selection={selection} total={shown.length} noun="fruits">
          <SelectionAction Icon={IconX} onClick={() => log.push(`ate ${selection.ids.join(' ')}`)}>
            Eat
          </SelectionAction>
        </SelectionBar>
        <ul {...useSelectionGestures(selection)}>
          {shown.map((fruit) => (
            <li key={fruit} data-selects={fruit}>
              <SelectBox
                name={fruit}
                isActive={selection.isActive}
                isSelected={selection.has(fruit)}
              />
              <a href={`#${fruit}`}>{fruit}</a>
              <p>ripe</p>
              <button type="button" onClick={() => log.push(`peeled ${fruit}`)}>
                Peel
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => {
            shown = fruits.slice(1)
            selection.selectAll()
          }}
        >
          Without apples
        </button>
      </>
    )
  }
  const { box } = await drawPage(() => <Fruits />)
  await waitFor(() => buttonIn(box, 'Peel'))
  const part = (fruit: string, name: string) => {
    const found = box.querySelector<HTMLElement>(`[data-selects=${fruit}] ${name}`)
    if (!found) throw new Error(`There is no ${name} of ${fruit}.`)
    return found
  }
  const checked = () =>
    fruits.filter((fruit) => box.querySelector(`[data-selects=${fruit}] input:checked`))
  return { box, log, part, checked }
}

function click(element: Element, init: MouseEventInit = {}): boolean {
  return element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  )
}

function press(key: string, init: KeyboardEventInit = {}) {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
}

test('a click selects, with Shift up to it in either direction', async () => {
  const { part, checked } = await draw()
  click(part('kiwi', 'input'))
  await waitFor(() => expect(checked()).toEqual(['kiwi']))
  click(part('apple', 'input'), { shiftKey: true })
  await waitFor(() => expect(checked()).toEqual(['apple', 'fig', 'kiwi']))
  click(part('fig', 'input'), { shiftKey: true }) // is selected, and stays so
  click(part('plum', 'input'), { shiftKey: true })
  await waitFor(() => expect(checked()).toEqual(fruits))
  click(part('fig', 'input'))
  await waitFor(() => expect(checked()).toEqual(['apple', 'kiwi', 'plum']))
})

test('links are followed and buttons work, until there is a selection; then links select', async () => {
  const { part, checked, log } = await draw()
  expect(click(part('fig', 'a'))).toBe(true)
  expect(click(part('fig', 'a'), { ctrlKey: true })).toBe(true)
  click(part('fig', 'p'))
  expect(checked()).toEqual([])
  click(part('fig', 'p'), { ctrlKey: true })
  await waitFor(() => expect(checked()).toEqual(['fig']))
  expect(click(part('plum', 'a'))).toBe(false)
  await waitFor(() => expect(checked()).toEqual(['fig', 'plum']))
  expect(click(part('kiwi', 'a'), { ctrlKey: true })).toBe(true) // a new tab
  click(part('kiwi', 'button'))
  expect(log).toEqual(['peeled kiwi'])
  expect(checked()).toEqual(['fig', 'plum'])
})

test('the bar says how many, does something to them, and gives the focus back when it closes', async () => {
  const { box, part, checked, log } = await draw()
  const bar = () => box.querySelector('section')
  expect(bar()?.hidden).toBe(true)
  click(part('plum', 'input'))
  await waitFor(() => expect(bar()?.textContent).toContain('1 selected'))
  buttonIn(box, 'Select all 4').click()
  await waitFor(() => expect(bar()?.textContent).toContain('4 selected'))
  expect(isDisabled(buttonIn(box, 'Select all 4'))).toBe(true)
  buttonIn(box, 'Eat').click()
  expect(log).toEqual(['ate apple fig kiwi plum'])
  buttonIn(box, 'End the selection').click()
  await waitFor(() => expect(bar()?.hidden).toBe(true))
  expect(checked()).toEqual([])
  expect(document.activeElement).toBe(part('plum', 'input'))
})

test('keys: arrows move, with Shift they select; Ctrl+A selects all, Escape ends it', async () => {
  const { part, checked } = await draw()
  click(part('fig', 'input'))
  await waitFor(() => expect(checked()).toEqual(['fig']))
  part('fig', 'input').focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(part('kiwi', 'input'))
  expect(checked()).toEqual(['fig'])
  press('ArrowDown', { shiftKey: true })
  await waitFor(() => expect(checked()).toEqual(['fig', 'kiwi', 'plum']))
  press('a', { ctrlKey: true })
  await waitFor(() => expect(checked()).toEqual(fruits))
  press('Escape')
  await waitFor(() => expect(checked()).toEqual([]))
})

test('a finger that stays selects, and its click does nothing; one that scrolls does not', async () => {
  const { part, checked } = await draw()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const touch = (type: string, fruit: string, clientY = 0) => {
    const init = { bubbles: true, cancelable: true, isPrimary: true, clientY }
    part(fruit, 'a').dispatchEvent(new PointerEvent(type, { ...init, pointerType: 'touch' }))
  }
  touch('pointerdown', 'fig')
  touch('pointermove', 'fig', 30)
  vi.advanceTimersByTime(600)
  touch('pointerdown', 'kiwi')
  vi.advanceTimersByTime(600)
  touch('pointerup', 'kiwi')
  expect(click(part('kiwi', 'a'))).toBe(false)
  vi.useRealTimers()
  await waitFor(() => expect(checked()).toEqual(['kiwi']))
})

test('what is no longer shown is not selected', async () => {
  const { box, part, checked, log } = await draw()
  click(part('apple', 'input'))
  await waitFor(() => expect(checked()).toEqual(['apple']))
  buttonIn(box, 'Without apples').click()
  await waitFor(() => expect(checked()).toEqual(['fig', 'kiwi', 'plum']))
  buttonIn(box, 'Eat').click()
  expect(log).toEqual(['ate fig kiwi plum'])
})
