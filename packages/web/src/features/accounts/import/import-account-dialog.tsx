import { type AccountImportSummary, limits, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { DropZone } from '../../../import-kit/drop-zone.tsx'
import { RetryProblem } from '../../../import-kit/retry-problem.tsx'
import { Working } from '../../../import-kit/working.tsx'
import { formatDate } from '../../../lib/dates.ts'
import { countOf, formatCopies } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './import-account-dialog.module.css'
import { type AccountImport, type Imported, useAccountImport } from './use-account-import.ts'

const fileHint = `The JSON file of “Download my data”, up to ${limits.accountExportBytes / 1024 / 1024} MB`

/** Reads an export of an account, shows what is in it, and imports it all into this account. */
export function ImportAccountDialog({ onClosed }: { onClosed: () => void }) {
  const state = useAccountImport()
  return (
    <Dialog
      title="Import an Export"
      width={560}
      isBusy={state.step === 'importing'}
      onClosed={onClosed}
    >
      {(close) => (
        <div className={classes.body}>
          <Step state={state} onClose={close} />
        </div>
      )}
    </Dialog>
  )
}

interface StepProps {
  state: AccountImport
  onClose: () => void
}

function Step({ state, onClose }: StepProps) {
  if (state.step === 'reading') {
    return (
      <Working title="Reading your export..." share={state.share} onCancel={state.cancel}>
        {state.fileName}
      </Working>
    )
  }
  if (state.step === 'importing') {
    return (
      <Working title="Importing your export..." share={state.share}>
        {state.fileName}
      </Working>
    )
  }
  if (state.step === 'read') return <Preview {...state} />
  if (state.step === 'done') return <Done imported={state.imported} onClose={onClose} />
  return (
    <>
      <Failure {...state} />
      <DropZone hint={fileHint} isRetry={state.failure !== null} onFile={state.read} />
    </>
  )
}

function Failure({ failure }: Pick<AccountImport & { step: 'choosing' | 'read' }, 'failure'>) {
  return failure && <RetryProblem {...failure} />
}

function Preview({ summary, failure, onImport, onOther }: AccountImport & { step: 'read' }) {
  return (
    <>
      <Failure failure={failure} />
      <p>
        Export of <strong>{summary.email}</strong>, written on {formatDate(summary.exportedAt)}
      </p>
      <Contents summary={summary} />
      <p className={classes.note}>
        With all notes, plans and histories, and the settings. Everything is imported, or nothing.
      </p>
      <LeftOut summary={summary} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onOther}>
          Choose another file
        </Button>
        <Button data-autofocus onClick={onImport}>
          Import everything
        </Button>
      </div>
    </>
  )
}

function Contents({ summary }: { summary: AccountImportSummary }) {
  return (
    <dl className={classes.contents}>
      <dt>Collection</dt>
      <dd>
        {countOf(summary.printings, 'printing')}, {formatCopies(summary.copies)}
      </dd>
      <dt>Decks</dt>
      <dd>{countOf(summary.decks, 'deck')}</dd>
      <dt>Saved searches</dt>
      <dd>{countOf(summary.savedSearches, 'search', 'searches')}</dd>
    </dl>
  )
}

/** What the other account had that an export can't bring. */
function LeftOut({ summary: { openImports } }: { summary: AccountImportSummary }) {
  if (openImports.length === 0) return null
  const names = openImports.map((name) => `“${name}”`).join(', ')
  return (
    <p className={classes.note}>
      Not imported: rows of {names} that were not added to the collection. Import{' '}
      {openImports.length === 1 ? 'that file' : 'those files'} again.
    </p>
  )
}

function Done({ imported, onClose }: { imported: Imported; onClose: () => void }) {
  const { unsharedDecks } = imported
  return (
    <>
      <h3 ref={focus} tabIndex={-1} className={classes.done}>
        Everything is in your account
      </h3>
      <Contents summary={imported} />
      <LeftOut summary={imported} />
      {unsharedDecks.length > 0 && (
        <p className={classes.note}>
          Not shared any more, since their links lead to decks of another account:{' '}
          {unsharedDecks.map((name) => `“${name}”`).join(', ')}. Share them again for new links.
        </p>
      )}
      <div className={classes.buttons}>
        <Link to={pages.collection}>Your collection</Link>
        <Link to={pages.deckBuilding}>Your decks</Link>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}

/** The progress that had the focus is gone. */
function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}
