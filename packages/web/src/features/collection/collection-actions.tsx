import { collectionFileName, type ExportFormat, pages } from '@manafolio/contract'
import {
  IconChartLine,
  IconDots,
  IconFileExport,
  IconFileImport,
  IconHistory,
  IconListCheck,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { fetchFile, saveFile } from '../../lib/save-file.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import classes from './collection-page.module.css'
import { ActionsMenu } from './export/actions-menu.tsx'
import { exportAddress } from './export/export-address.ts'

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
        <ActionsMenu
          label="Export"
          title="Export your collection"
          Icon={IconFileExport}
          isBusy={isExporting}
          places={[]}
          onExport={start}
        />
      </nav>
      <div className={classes.more}>
        <ActionsMenu
          label="More"
          title="Your collection"
          Icon={IconDots}
          isBusy={isExporting}
          places={places}
          onExport={start}
        />
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
