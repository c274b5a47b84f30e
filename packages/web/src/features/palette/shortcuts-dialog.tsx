import { pageAt } from '@manafolio/contract'
import { useLocation } from '@tanstack/react-router'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ShortcutList } from '../../ui/shortcuts/shortcut-list.tsx'
import { shortcutGroups } from '../../ui/shortcuts/shortcut-table.ts'
import classes from './palette.module.css'

/** The keys of this page and of every page, the page's own first. */
export function ShortcutsDialog({ onClosed }: { onClosed: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const page = pageAt(path)?.page
  const areOn = useSingleKeys()
  const own = shortcutGroups.filter(({ pages }) => page && pages?.includes(page))
  const everywhere = shortcutGroups.filter(({ pages }) => !pages)
  return (
    <Dialog title="Keyboard shortcuts" width={520} onClosed={onClosed}>
      {() => (
        <div className={classes.shortcuts}>
          {!areOn && (
            <p className={classes.off}>
              Single keys are turned off in this browser. Your account page turns them on.
            </p>
          )}
          {[...own, ...everywhere].map(({ title, shortcuts }) => (
            <section key={title}>
              <h3 className={classes.group}>{title}</h3>
              <ShortcutList shortcuts={shortcuts} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  )
}
