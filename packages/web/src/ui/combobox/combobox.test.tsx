import { useState } from 'react'
import { expect, test } from 'vitest'
import { buttonIn } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { OptionList } from './option-list.tsx'
import { useCombobox } from './use-combobox.ts'

/** A field over fruits; records the chosen option and how often it was asked to open. */
async function draw(pastEnds: 'field' | 'other end', first = ['apple', 'fig', 'plum']) {
  const log: string[] = []
  function Fruits() {
    const [options, setOptions] = useState(first)
    const { field, list, active } = useCombobox({
      options,
      keyOf: (fruit) => fruit,
      pastEnds,
      keys: { Enter: () => log.push(`chose ${active}`) },
      onOpen: () => log.push('open'),
    })
    return (
      <>
        <input {...field} aria-label="Fruit" readOnly value="" />
        <OptionList
          list={list}
          label="Fruits"
          className=""
          optionClassName=""
          onChoose={(fruit) => log.push(`pressed ${fruit}`)}
        >
          {(fruit) => fruit}
        </OptionList>
        <button type="button" onClick={() => setOptions(['kiwi', ...first])}>
          Add kiwi
        </button>
      </>
    )
  }
  const { box } = await drawPage(() => <Fruits />)
  const field = await waitFor(() => {
    const found = box.querySelector('input')
    if (!found) throw new Error('There is no field yet.')
    return found
  })
  const activeText = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
  return { box, field, log, activeText }
}

/** Whether the browser's default action for the key still happens. */
function press(field: Element, key: string, init: KeyboardEventInit = {}): boolean {
  return field.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
}

test('arrows move through the options; past an end is the field', async () => {
  const { box, field, activeText } = await draw('field')
  const seen: (string | null)[] = []
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    expect(press(field, key)).toBe(false)
    const before = seen.at(-1) ?? null
    await waitFor(() => expect(activeText()).not.toBe(before))
    seen.push(activeText())
  }
  expect(seen).toEqual(['plum', null, 'apple', 'fig'])
  const selected = box.querySelectorAll('[role=option][aria-selected=true]')
  expect([...selected].map((option) => option.textContent)).toEqual(['fig'])
})

test('or past an end is the other end', async () => {
  const { field, activeText } = await draw('other end')
  press(field, 'ArrowUp')
  await waitFor(() => expect(activeText()).toBe('plum'))
  press(field, 'ArrowDown')
  await waitFor(() => expect(activeText()).toBe('apple'))
  press(field, 'ArrowUp')
  await waitFor(() => expect(activeText()).toBe('plum'))
})

test('the active option stays active when others are inserted before it', async () => {
  const { box, field, log, activeText } = await draw('field')
  press(field, 'ArrowDown')
  await waitFor(() => expect(activeText()).toBe('apple'))
  buttonIn(box, 'Add kiwi').click()
  await waitFor(() => expect(box.querySelectorAll('[role=option]')).toHaveLength(4))
  expect(activeText()).toBe('apple')
  press(field, 'Enter')
  buttonIn(box, 'fig').click()
  expect(log).toEqual(['chose apple', 'pressed fig'])
})

test('an arrow with a modifier selects text, and keys of a composition go to the field', async () => {
  const { field, log, activeText } = await draw('field')
  expect(press(field, 'ArrowDown', { shiftKey: true })).toBe(true)
  press(field, 'ArrowDown', { isComposing: true })
  press(field, 'Enter', { isComposing: true })
  press(field, 'ArrowUp')
  await waitFor(() => expect(activeText()).toBe('plum'))
  expect(log).toEqual([])
})

test('without options there is no list, and arrow down requests them', async () => {
  const { box, field, log } = await draw('field', [])
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(box.querySelector('[role=listbox]')).toBeNull()
  expect(press(field, 'ArrowUp')).toBe(true)
  expect(press(field, 'ArrowDown')).toBe(false)
  expect(log).toEqual(['open'])
})

test('pressing an option leaves the focus in the field', async () => {
  const { box } = await draw('field')
  const option = buttonIn(box, 'fig')
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
  expect(option.dispatchEvent(down)).toBe(false)
})
