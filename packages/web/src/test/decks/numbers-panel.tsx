import type { DeckSheet } from '@manafolio/deck'
import { type ReactNode, useState } from 'react'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'
import { waitFor } from '../wait-for.ts'

/** Renders a panel with a sheet, which can be replaced. */
export async function drawPanel(
  Panel: (props: { sheet: DeckSheet | null }) => ReactNode,
  given: DeckSheet | null,
) {
  let show: (sheet: DeckSheet | null) => void = () => {}
  function Page() {
    const [sheet, setSheet] = useState(given)
    show = setSheet
    return <Panel sheet={sheet} />
  }
  const page = await drawPage(Page, { user: karn, site: plainSite })
  await waitFor(() => {
    if (!page.box.querySelector('section')) throw new Error('The panel is not there yet.')
  })
  return { ...page, show: (sheet: DeckSheet | null) => show(sheet) }
}

/** The rows of a table by its caption, as text. */
export function tableRows(box: ParentNode, caption: string): string[] {
  const table = [...box.querySelectorAll('table')].find(
    (one) => one.querySelector('caption')?.textContent === caption,
  )
  if (!table) throw new Error(`There is no table “${caption}”.`)
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(cellText).join(' | '),
  )
}

/** The text for screen readers, without aria-hidden parts. */
function cellText(cell: Element): string {
  const copy = cell.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const drawn of copy.querySelectorAll('[aria-hidden=true]')) drawn.remove()
  return copy.textContent.trim()
}
