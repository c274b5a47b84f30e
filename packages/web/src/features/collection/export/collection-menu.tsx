import { type ExportFormat, exportFormats } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { OpenMenu } from '../../../ui/menu/open-menu.tsx'
import classes from './actions-menu.module.css'
import { exportAddress } from './export-address.ts'

const remarks: Record<ExportFormat, string> = {
  manafolio: 'everything',
  moxfield: '',
  archidekt: '',
  text: 'no condition or language',
}

/** The export formats, our own first. */
const exportChoices: readonly ExportChoice[] =
  // Object.keys returns the keys of a constant, which are formats.
  (Object.keys(exportFormats) as ExportFormat[]).map((format) => ({
    format,
    name: exportFormats[format].name,
    remark: remarks[format],
  }))

export interface CollectionMenuProps {
  title: string
  /** The pages that it leads to, above the exports. */
  places: readonly { to: LinkProps['to']; label: string; Icon: Icon }[]
  onExport: (format: ExportFormat) => void
  button: HTMLElement | null
  onClose: () => void
}

/** The collection's places and exports; open while mounted. */
export function CollectionMenu({ title, places, onExport, button, onClose }: CollectionMenuProps) {
  return (
    <OpenMenu label={title} button={button} onClose={onClose}>
      {places.map(({ to, label, Icon }) => (
        <Menu.Item
          key={label}
          leftSection={<Icon size={19} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <Link to={to} search={{}} {...props} />}
        >
          {label}
        </Menu.Item>
      ))}
      {places.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Label>Export</Menu.Label>
        </>
      )}
      <ExportItems onExport={onExport} />
    </OpenMenu>
  )
}

/** A download link for each export format. */
function ExportItems({ onExport }: Pick<CollectionMenuProps, 'onExport'>) {
  /** A click with a modifier key, such as to open a new tab, is left to the browser. */
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

interface ExportChoice {
  format: ExportFormat
  name: string
  /** What sets the format apart; empty if its name is enough. */
  remark: string
}
