import { exportAccount, exportFileName } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile, saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { notifyFailure } from './notify-failure.ts'

const ImportAccountDialog = lazyDialog(
  async () => (await import('./import/import-account-dialog.tsx')).ImportAccountDialog,
)

/** A download of all data stored about the user, and the way back into another account. */
export function YourData() {
  const download = useExport()
  const [isImporting, setImporting] = useState(false)
  return (
    <AccountSection id="your-data" title="Your data">
      <p className={classes.text}>
        One JSON file with everything in your account: your account details, collection, decks with
        their cards, card changes, sessions and access tokens.
      </p>
      <Button variant="default" disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Preparing your data...' : 'Download my data'}
      </Button>
      <p className={classes.after}>
        Such a file can be read back into an account that never had cards, decks or saved searches,
        on this site or another one.
      </p>
      <Button variant="default" onClick={() => setImporting(true)}>
        Import an export...
      </Button>
      {isImporting && <ImportAccountDialog onClosed={() => setImporting(false)} />}
    </AccountSection>
  )
}

/** A plain link would also save an error response or a truncated file. */
function useExport() {
  return useMutation({
    mutationFn: () => fetchFile(exportAccount.path),
    onSuccess: (file) => {
      const name = exportFileName(new Date().toISOString())
      saveFile(file, name)
      toast('Your data is ready', `“${name}” is in your downloads.`)
    },
    onError: (error) => notifyFailure(error, 'Download failed', 'Please try again later.'),
  })
}
