import type { CollectionImport } from '@manafolio/contract'
import { CommitFailure, CommitPanel } from '../../../import-kit/commit-panel.tsx'
import { failureMessage } from '../../../lib/failure-message.ts'
import { countOf, formatCount, formatRows } from '../../../lib/formats.ts'
import { AddedRows } from './added-rows.tsx'
import type { Committing } from './use-commit.ts'

interface ImportPanelProps {
  started: CollectionImport
  commit: Committing
}

/** Adds the rows that are sure to the collection, and if chosen the doubtful ones. */
export function ImportPanel({ started, commit }: ImportPanelProps) {
  const { counts } = started
  const isAny = counts.ready + counts.doubtful > 0
  return (
    <CommitPanel
      title={isAny ? `${formatCount(counts.ready)} sure` : 'Nothing is ready yet'}
      note={
        isAny
          ? [countOf(counts.readyCopies, 'card'), ...worthALook(counts)].join(' · ')
          : 'Rows that you fix or include can then be added.'
      }
      opener={isAny ? 'Add them' : null}
      footnote={counts.fix > 0 ? `${formatRows(counts.fix)} to fix will stay here.` : null}
      failure={
        commit.error && (
          <CommitFailure
            message={failureMessage(
              commit.error,
              'The connection was lost before the import finished.',
            )}
            onRetry={commit.onRetry}
          />
        )
      }
    >
      {isAny && <AddedRows started={started} commit={commit} />}
    </CommitPanel>
  )
}

function worthALook({ doubtful }: CollectionImport['counts']): string[] {
  return doubtful > 0 ? [`${formatCount(doubtful)} worth a look`] : []
}
