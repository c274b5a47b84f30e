import { expect, test } from 'vitest'
import { checkLogged } from './logged.ts'

test('a logged warning fails its test, with elements as markup', () => {
  const box = document.createElement('div')
  box.innerHTML = '<p>Burn</p>'
  // biome-ignore lint/suspicious/noConsole: this is what is tested
  console.warn('No %s in %s:', 'deck', 'here', box)
  expect(checkLogged).toThrow('No deck in here: <div><p>Burn</p></div>')
  expect(checkLogged).not.toThrow()
})
