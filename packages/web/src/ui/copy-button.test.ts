import { expect, onTestFinished, test, vi } from 'vitest'
import { copyText } from './copy-button.tsx'

/** A browser with this clipboard; without one it has the deprecated command that copies the selection. */
function browserWith(clipboard: object | undefined) {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard })
  Object.assign(document, {
    execCommand: () => {
      const { activeElement } = document
      const isField = activeElement instanceof HTMLTextAreaElement
      if (isField) copied.push(activeElement.value)
      return isField
    },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(document, 'execCommand')
  })
  return copied
}

test('text is written to the clipboard', async () => {
  const written: string[] = []
  const copied = browserWith({ writeText: async (text: string) => void written.push(text) })
  expect(await copyText('4 Shock')).toBe(true)
  expect([written, copied]).toEqual([['4 Shock'], []])
})

test('without a clipboard the text is copied from a field, and the focus is restored', async () => {
  const copied = browserWith(undefined)
  document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>'
  const button = document.querySelector('button')
  button?.focus()
  expect(await copyText('4 Shock')).toBe(true)
  expect(copied).toEqual(['4 Shock'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('false when the browser denies access', async () => {
  browserWith({ writeText: () => Promise.reject(new Error('Not allowed')) })
  Object.assign(document, { execCommand: () => false })
  expect(await copyText('4 Shock')).toBe(false)
})
