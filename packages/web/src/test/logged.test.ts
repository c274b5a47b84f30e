import { expect, test } from 'vitest'
import { checkLogged } from './logged.ts'

test('a warning is an error of the test that logs it, with an element as its markup', () => {
  const box = document.createElement('div')
  box.innerHTML = '<p>Burn</p>'
  // biome-ignore lint/suspicious/noConsole: this is what it is about
  console.warn('No %s in %s:', 'deck', 'here', box)
  expect(checkLogged).toThrow('No deck in here: <div><p>Burn</p></div>')
  expect(checkLogged).not.toThrow()
})
