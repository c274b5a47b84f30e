import type { ExportFormat } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import type { MouseEvent } from 'react'
import classes from './export-items.module.css'
import { exportChoices } from './export-words.ts'
import { exportAddress } from './save-export.ts'

/** A link to each file that a collection can be saved as, for a menu. */
export function ExportItems({ onExport }: { onExport: (format: ExportFormat) => void }) {
  /** Whoever wants the link elsewhere, as in a new tab, has it from the browser. */
  function choose(event: MouseEvent, format: ExportFormat) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onExport(format)
  }

  return exportChoices.map(({ format, name, remark }) => (
    <Menu.Item
      key={format}
      component="a"
      href={exportAddress(format)}
      download
      onClick={(event: MouseEvent) => choose(event, format)}
    >
      {name}
      {remark !== '' && <span className={classes.remark}>: {remark}</span>}
    </Menu.Item>
  ))
}
