import htmlElements from 'happy-dom/lib/config/HTMLElementConfig.js'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { checkLogged, recordLogged } from './logged.ts'

// happy-dom does not know this element yet, and React warns of elements that are unknown.
Object.assign(htmlElements, { search: htmlElements.section })

beforeAll(() => {
  resetBrowser()
  recordLogged()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  checkLogged()
})

// Hooks that a test adds with onTestFinished run after those above.
afterAll(checkLogged)

/** Test files share a document, so that each begins with an empty one. */
function resetBrowser(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
}
