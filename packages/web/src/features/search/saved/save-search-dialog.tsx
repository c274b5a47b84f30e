import { limits, type NewSavedSearch, pages } from '@manafolio/contract'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fieldErrorsOf, messageOf } from '../../../lib/api-error.ts'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { modes } from '../modes.ts'
import classes from './save-search-dialog.module.css'
import { savedSearchesQuery } from './saved-searches-query.ts'
import { isLimitReached, isNameTaken, type SaveRequest, useSaveSearch } from './use-save-search.ts'

export interface SaveSearchDialogProps {
  /** The search to save, or the saved one with its id to change. */
  search: NewSavedSearch & { id?: string }
  onDelete?: (() => void) | undefined
  onClosed: () => void
}

/** Gives a search a name, or changes the name and the query of a saved one. */
export function SaveSearchDialog({ search, onDelete, onClosed }: SaveSearchDialogProps) {
  const isNew = search.id === undefined
  const saving = useSaveSearch()
  return (
    <Dialog
      title={isNew ? 'Save this search' : 'Edit saved search'}
      width={520}
      isBusy={saving.isPending}
      onClosed={onClosed}
    >
      {(close) => (
        <SaveSearchForm search={search} saving={saving} onDelete={onDelete} onClose={close} />
      )}
    </Dialog>
  )
}

interface SaveSearchFormProps extends Pick<SaveSearchDialogProps, 'search' | 'onDelete'> {
  saving: ReturnType<typeof useSaveSearch>
  onClose: () => void
}

function SaveSearchForm({ search, saving, onDelete, onClose }: SaveSearchFormProps) {
  const { name, query, mode, sort, id } = search
  const form = useForm(
    { name, query },
    async () => (await import('./saved-search-schema.ts')).newSavedSearch,
  )
  const isTaken = isNameTaken(saving.error) && saving.variables?.search.name === form.values.name
  const { data: searches = [] } = useQuery(savedSearchesQuery)
  const isFull = id === undefined && searches.length >= limits.savedSearches

  function send(ifTaken: SaveRequest['ifTaken']) {
    const changed = { ...form.values, mode, sort }
    const request = { id, ifTaken, search: changed }
    saving.mutate(request, {
      onSuccess: (saved) => {
        toast('Search saved', saved.name)
        onClose()
      },
      onError: (error) => {
        form.refuse(isNameTaken(error) ? { name: messageOf(error, '') } : fieldErrorsOf(error))
        if (!isNameTaken(error) && !isLimitReached(error)) {
          explainFailure(error, {
            title: 'Failed to save the search',
            message: messageOf(error, 'Something went wrong. Please try again.'),
            onRetry: () => send(ifTaken),
          })
        }
      },
    })
  }

  return (
    <form className={classes.form} noValidate onSubmit={form.submit(() => send('refuse'))}>
      {(isFull || isLimitReached(saving.error)) && <LimitNote onLeave={onClose} />}
      <TextInput
        label="Name"
        data-autofocus
        autoComplete="off"
        maxLength={limits.savedSearchName}
        {...form.field('name')}
      />
      {isTaken && form.field('name').error && (
        <Button variant="default" disabled={saving.isPending} onClick={() => send('replace')}>
          Replace it
        </Button>
      )}
      <TextInput
        label="Query"
        classNames={{ input: classes.query ?? '' }}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={limits.queryMax}
        {...form.field('query')}
      />
      <p className={classes.note}>Searches {modes[mode].label}.</p>
      <div className={classes.buttons}>
        {onDelete && (
          <Button
            variant="subtle"
            className={classes.delete}
            disabled={saving.isPending}
            onClick={() => {
              onClose()
              onDelete()
            }}
          >
            Delete
          </Button>
        )}
        <Button variant="default" disabled={saving.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

/** One of the same name can still be replaced, so the form stays. */
function LimitNote({ onLeave }: { onLeave: () => void }) {
  return (
    <div role="alert" className={classes.limit}>
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden className={classes.icon} />
      <p>
        You have {limits.savedSearches} saved searches, which is the maximum. Delete one first, or
        use the name of one to replace it.{' '}
        <Link to={pages.home} className={classes.link} onClick={onLeave}>
          See your saved searches
        </Link>
      </p>
    </div>
  )
}
