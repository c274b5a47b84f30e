import { Button } from '../../ui/button.tsx'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { useExport } from './use-export.ts'

/** Everything that is kept of somebody, to take along. */
export function YourData() {
  const download = useExport()
  return (
    <AccountSection id="your-data" title="Your data">
      <p className={classes.text}>
        One JSON file with all that your account holds: your account, your collection, your decks
        with their cards, card changes and sessions.
      </p>
      <Button variant="default" disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Preparing your data...' : 'Download my data'}
      </Button>
    </AccountSection>
  )
}
