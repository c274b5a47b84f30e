import {
  addressOf,
  collectionFileName,
  type ExportFormat,
  exportCollection,
  exportFormats,
  pages,
} from '@manafolio/contract'
import { Menu } from '@mantine/core'
import {
  IconChartLine,
  IconDots,
  IconFileExport,
  IconFileImport,
  IconHistory,
  IconListCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { fetchFile, saveFile } from '../../lib/save-file.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import classes from './collection-page.module.css'
import { ActionsMenu } from './export/actions-menu.tsx'

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

const places = [
  { to: pages.collectionHistory, label: 'History', Icon: IconHistory },
  { to: pages.collectionValue, label: 'Value over time', Icon: IconChartLine },
  { to: pages.sets, label: 'Sets', Icon: IconListCheck },
  { to: pages.collectionImport, label: 'Import', Icon: IconFileImport },
] as const

/** Further actions on the collection: buttons side by side, or one menu on a phone. */
export function CollectionActions() {
  const { isExporting, start } = useExport()
  return (
    <>
      <nav aria-label="Collection tools" className={classes.row}>
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

/** Saves one file at a time. */
function useExport() {
  const [isExporting, setExporting] = useState(false)
  async function start(format: ExportFormat) {
    if (isExporting) return
    setExporting(true)
    await saveExport(format)
    setExporting(false)
  }
  return { isExporting, start: (format: ExportFormat) => void start(format) }
}

/** A menu with a download link for each export format. */
function ExportItems({ onExport }: { onExport: (format: ExportFormat) => void }) {
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

/** The URL of the collection as a file. */
function exportAddress(format: ExportFormat): string {
  return addressOf(exportCollection, {}, { format })
}

/**
 * Saves the collection as a file. Errors are shown on the page: if the browser followed the link
 * itself, it would save the error response, or leave the page for it. Never rejects.
 */
async function saveExport(format: ExportFormat): Promise<void> {
  try {
    saveFile(await fetchFile(exportAddress(format)), collectionFileName(format, today()))
  } catch (error) {
    explainFailure(error, {
      title: 'Export failed',
      message: messageOf(
        error,
        'The server is not responding. Check your connection and try again.',
      ),
      onRetry: () => void saveExport(format),
    })
  }
}

/** In UTC, as in the file names of the server. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}
