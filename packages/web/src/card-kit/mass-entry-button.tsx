import { IconExternalLink } from '@tabler/icons-react'
import { Button } from '../ui/button.tsx'
import type { EntryTarget } from './mass-entry.ts'
import classes from './mass-entry-button.module.css'

interface MassEntryButtonProps {
  target: EntryTarget
  children: string
}

const rel = 'noopener noreferrer sponsored nofollow'

/** Leads to the marketplace with a list of cards, in another tab; a long list is sent as a form. */
export function MassEntryButton({ target, children }: MassEntryButtonProps) {
  const name = `${children} (opens in a new tab)`
  if (target.kind === 'link') {
    return (
      <Button
        {...look}
        aria-label={name}
        renderRoot={(props) => <a href={target.href} target="_blank" rel={rel} {...props} />}
      >
        {children}
      </Button>
    )
  }
  return (
    <form action={target.action} method="post" target="_blank" rel={rel}>
      {Object.entries(target.fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button {...look} type="submit" aria-label={name}>
        {children}
      </Button>
    </form>
  )
}

const look = {
  className: classes.button,
  rightSection: <IconExternalLink size={17} stroke={1.8} aria-hidden />,
} as const
