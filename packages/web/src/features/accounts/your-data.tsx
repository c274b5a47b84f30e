import { Button } from '@mantine/core'
import { useFocusBack } from '../../lib/use-focus-back.ts'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { useExport } from './use-export.ts'

/** Everything that is kept of somebody, to take along. */
export function YourData() {
  const download = useExport()
  const button = useFocusBack<HTMLButtonElement>(download.isPending)
  return (
    <AccountSection id="your-data" title="Your data">
      <p className={classes.text}>
        One JSON file with all that your account holds: your account, your collection, your decks
        with their cards, card changes and sessions.
      </p>
      <Button
        ref={button}
        variant="default"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        {download.isPending ? 'Preparing your data...' : 'Download my data'}
      </Button>
    </AccountSection>
  )
}
