import { countOf } from '../../../../lib/formats.ts'
import classes from './drag-ghost.module.css'

/**
 * What follows the pointer while rows are dragged: the picture of the card as the row shows it, which is loaded
 * already, or else its name; and how many come along.
 */
export function drawGhost(container: HTMLElement, row: HTMLElement, count: number): void {
  const picture = row.querySelector('img, [data-drawn], a[aria-hidden] svg')
  const name = row.querySelector('[data-main]')?.getAttribute('aria-label') ?? ''
  const ghost = element(picture ? classes.card : classes.label)
  ghost.append(picture ? copyOf(picture) : name)
  if (picture?.localName === 'svg') ghost.append(element(classes.name, name))
  if (count > 1) ghost.append(element(classes.count, countOf(count, 'card')))
  container.append(ghost)
}

function element(className: string | undefined, text = ''): HTMLElement {
  const created = document.createElement('span')
  created.className = className ?? ''
  created.textContent = text
  return created
}

/** Drawn at once: the browser takes its picture of the ghost in the next frame. */
function copyOf(picture: Element): Node {
  const copy = picture.cloneNode(true)
  if (copy instanceof HTMLImageElement) {
    copy.loading = 'eager'
    copy.decoding = 'sync'
  }
  return copy
}
