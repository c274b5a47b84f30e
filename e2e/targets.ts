import { expect, type Page } from '@playwright/test'

/** Expects that a finger hits everything that can be pressed: 44 pixels wide and high, or more. */
export async function expectLargeTargets(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeAttached()
  await expect.poll(() => page.evaluate(smallTargets), page.url()).toEqual([])
}

/**
 * The targets that are smaller, with their sizes. What extends a target counts, such as its label and invisible
 * room around it; links within a sentence are exempt.
 */
function smallTargets(): string[] {
  const least = 43 // a part of a pixel on each side is no step
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role^=menuitem], [role=option]'
  const main = [...document.querySelectorAll<HTMLElement>(pressable)]
  return main.filter(isTarget).filter(isSmall).map(describe)

  function isTarget(target: HTMLElement): boolean {
    const { width, height } = target.getBoundingClientRect()
    const isShown = target.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    return isShown && width > 1 && height > 1 && !isOutOfReach(target) && !isInSentence(target)
  }

  /** For the keyboard and screen readers only, such as the link that skips to the content. */
  function isOutOfReach(target: HTMLElement): boolean {
    const { pointerEvents, clipPath } = getComputedStyle(target)
    const isCovered = target.closest('[inert]') !== null
    const isAway = target.getBoundingClientRect().bottom + window.scrollY <= 0
    return isCovered || isAway || pointerEvents === 'none' || clipPath === 'inset(50%)'
  }

  function isInSentence(target: HTMLElement): boolean {
    const block = blockAround(target)
    if (block === target) return false
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const isPlain = parentElement?.closest('a, button') === null
      if (isPlain && textContent?.trim() && blockAround(parentElement) === block) return true
    }
    return false
  }

  function blockAround(element: HTMLElement): HTMLElement {
    const isInline = getComputedStyle(element).display === 'inline'
    return isInline && element.parentElement ? blockAround(element.parentElement) : element
  }

  /** What a sheet covers can't be pressed at all. */
  function isSmall(target: HTMLElement): boolean {
    const { width, height } = sizeOf(target)
    const isCovered = width <= 1 && height <= 1
    return !isCovered && (width < least || height < least)
  }

  function sizeOf(target: HTMLElement): { width: number; height: number } {
    const parts = [target, ...labelsOf(target)]
    const large = parts.map((part) => part.getBoundingClientRect()).find(isLarge)
    return large ?? pressedSize(target, parts)
  }

  function labelsOf(target: HTMLElement): HTMLElement[] {
    const around = target.closest<HTMLElement>('span[data-select-box]') // the list handles a press on it
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    return around ? [...labels, around] : labels
  }

  function isLarge({ width, height }: DOMRect): boolean {
    return width >= least && height >= least
  }

  /** How far from its middle a press still hits it. */
  function pressedSize(target: HTMLElement, parts: HTMLElement[]) {
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = target.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const reach = (stepX: number, stepY: number) => {
      let steps = 0
      while (steps < 44 && isHit(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1
      return steps
    }
    const isHit = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY)
      return parts.some((part) => part.contains(hit))
    }
    return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 }
  }

  function describe(target: HTMLElement): string {
    const { width, height } = sizeOf(target)
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40)
    return `${target.localName} “${name || target.className}”: ${Math.round(width)} × ${Math.round(height)}`
  }
}
