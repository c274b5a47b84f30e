import { pages } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import {
  IconChartLine,
  IconDots,
  IconFileExport,
  IconFileImport,
  IconHistory,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './collection-actions.module.css'
import { ActionsMenu } from './export/actions-menu.tsx'
import { ExportItems } from './export/export-items.tsx'
import { useExport } from './export/use-export.ts'

const places = [
  { to: pages.collectionHistory, label: 'History', Icon: IconHistory },
  { to: pages.collectionValue, label: 'Value over time', Icon: IconChartLine },
  { to: pages.collectionImport, label: 'Import', Icon: IconFileImport },
] as const

/** What else there is about the collection: words beside each other, or one menu on a phone. */
export function CollectionActions() {
  const { isExporting, start } = useExport()
  return (
    <>
      <nav aria-label="More about your collection" className={classes.row}>
        {places.map(({ to, label, Icon }) => (
          <Link key={to} to={to} search={{}} className={classes.place}>
            <Icon size={18} stroke={1.7} aria-hidden />
            {label}
          </Link>
        ))}
        <ActionsMenu label="Export" Icon={IconFileExport} isBusy={isExporting}>
          <ExportItems onExport={start} />
        </ActionsMenu>
      </nav>
      <div className={classes.more}>
        <ActionsMenu label="More" Icon={IconDots} isBusy={isExporting}>
          {places.map(({ to, label, Icon }) => (
            <Menu.Item
              key={to}
              leftSection={<Icon size={19} stroke={1.7} aria-hidden />}
              renderRoot={(props) => <Link to={to} search={{}} {...props} />}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>Export</Menu.Label>
          <ExportItems onExport={start} />
        </ActionsMenu>
      </div>
    </>
  )
}
