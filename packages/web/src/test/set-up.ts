import { onlineManager } from '@tanstack/react-query'
import htmlElements from 'happy-dom/lib/config/HTMLElementConfig.js'
import { beforeAll, beforeEach, onTestFinished, vi } from 'vitest'
import { checkLogged, recordLogged } from './logged.ts'

// happy-dom lacks this element, and React warns about unknown elements.
Object.assign(htmlElements, { search: htmlElements.section })

beforeAll(() => {
  resetBrowser()
  recordLogged()
})

// Registered first and so run last: a page that is still mounted would send real requests.
beforeEach(() => onTestFinished(takeBack))

function takeBack(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true) // requests stay paused if a test went offline
  checkLogged()
}

/** Test files share a document, so each starts with an empty one. */
function resetBrowser(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
}
