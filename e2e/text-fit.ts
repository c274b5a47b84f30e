import { type CDPSession, expect, type Page } from '@playwright/test'

/** What people may choose for text, as WCAG 1.4.12 has it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/**
 * Expects that no text is cut off when it is spaced more widely, and that the page does not scroll sideways
 * then, nor with text of twice the size. What ends with an ellipsis may end earlier: it is whole elsewhere.
 */
export async function expectTextToFit(page: Page, widths: number[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectSpacingToFit(page)
    await expectDoubleSizeToFit(page, session, width)
  }
  await session.detach()
}

async function expectSpacingToFit(page: Page) {
  const usual = await page.evaluate(clippedTexts)
  const style = await page.addStyleTag({ content: spacing })
  const found = async () => {
    const clipped = await page.evaluate(clippedTexts)
    return [...clipped.filter((text) => !usual.includes(text)), ...(await page.evaluate(excess))]
  }
  await expect.poll(found, `${page.url()} with spaced text`).toEqual([])
  await style.evaluate((element) => element.parentNode?.removeChild(element))
}

/** As in the settings of the browser, which media queries follow; and when the window is resized with it. */
async function expectDoubleSizeToFit(page: Page, session: CDPSession, width: number) {
  const setSize = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
  }
  const usual = await page.evaluate(overlaps)
  await setSize(32)
  const found = async () => {
    const lines = await page.evaluate(overlaps)
    return [...lines.filter((pair) => !usual.includes(pair)), ...(await page.evaluate(excess))]
  }
  await expect.poll(found, `${page.url()} with large text`).toEqual([])
  await page.setViewportSize({ width: width - 10, height: 900 })
  await expect.poll(found, `${page.url()} with large text, resized`).toEqual([])
  await setSize(16)
}

/** What reaches beyond the window, if the page scrolls sideways. */
function excess(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return []
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const isBeyond = element.getBoundingClientRect().right > window.innerWidth
    return isBeyond && !isInFrame(element)
  })
  return beyond.map((element) => element.outerHTML.slice(0, 120))

  function isInFrame(element: Element): boolean {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true
    }
    return false
  }
}

/** Texts of which a part is outside of a box that hides what is. */
function clippedTexts(): string[] {
  const rendered = { contentVisibilityAuto: true, visibilityProperty: true }
  const boxes = new Map<Element, Element | null>()
  const clipped: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const isSeen = text.textContent?.trim() && text.parentElement?.checkVisibility(rendered)
    const box = isSeen ? boxAround(text.parentElement) : null
    if (box && isCut(text, box)) clipped.push(text.textContent ?? '')
  }
  return clipped

  function boxAround(element: Element | null): Element | null {
    if (!element || element === document.body) return null
    const known = boxes.get(element)
    if (known !== undefined) return known
    const { overflow, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const isForScreenReaders = clipPath !== 'none'
    const endsWithEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const isOpen = isForScreenReaders || endsWithEllipsis || /auto|scroll/.test(overflow)
    const hides = !isOpen && /hidden|clip/.test(overflow)
    const box = isOpen ? null : hides ? element : boxAround(element.parentElement)
    boxes.set(element, box)
    return box
  }

  /** By more than the room that letters have above and below them. */
  function isCut(text: Node, box: Element): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return [...range.getClientRects()].some((line) => {
      const room = line.height * 0.2
      const isBeside = line.left < left - 1 || line.right > right + 1
      return isBeside || line.top < top - room || line.bottom > bottom + room
    })
  }
}

/** Pairs of texts of which one is written over the other. */
function overlaps(): string[] {
  const frames = new Map<Element, DOMRect | undefined>()
  const shown = new Map<Element, boolean>()
  const lines = visibleLines().sort((one, other) => one.box.top - other.box.top)
  return lines.flatMap((one, at) => {
    const next = lines.slice(at + 1, at + 40).filter((other) => other.text !== one.text)
    return next.flatMap((other) =>
      covers(one.box, other.box) ? `${one.text} | ${other.text}` : [],
    )
  })

  function visibleLines() {
    const found: { text: string; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const element = walker.currentNode.parentElement
      if (!text || !isShown(element)) continue
      for (const box of linesOf(walker.currentNode, frameOf(element))) found.push({ text, box })
    }
    return found
  }

  function linesOf(text: Node, frame: DOMRect | undefined): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()]
    return frame ? lines.flatMap((line) => within(frame, line) ?? []) : lines
  }

  /** What scrolls in a frame is not outside of it, and a line may end with an ellipsis. */
  function within({ left, right, top, bottom }: DOMRect, line: DOMRect): DOMRect | null {
    if (line.top < top - 1 || line.bottom > bottom + 1) return null
    const start = Math.max(left, line.left)
    const width = Math.min(right, line.right) - start
    return width > 0 ? new DOMRect(start, line.top, width, line.height) : null
  }

  function frameOf(element: Element | null): DOMRect | undefined {
    if (!element || element === document.body) return undefined
    if (frames.has(element)) return frames.get(element)
    const isFrame = getComputedStyle(element).overflowY !== 'visible'
    const frame = isFrame ? element.getBoundingClientRect() : frameOf(element.parentElement)
    frames.set(element, frame)
    return frame
  }

  /** Not for screen readers alone, no part of a picture, and not above the page. */
  function isShown(element: Element | null): boolean {
    const visible = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }
    return element?.checkVisibility(visible) === true && isInPage(element)
  }

  function isInPage(element: Element | null): boolean {
    if (!element) return true
    const known = shown.get(element)
    if (known !== undefined) return known
    const { clipPath, position } = getComputedStyle(element)
    const isApart = clipPath !== 'none' || /fixed|sticky/.test(position)
    const isThere = !isApart && !element.matches('[role=img]') && isInPage(element.parentElement)
    shown.set(element, isThere)
    return isThere
  }

  function covers(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 2 && height > 0.35 * Math.min(one.height, other.height)
  }
}
