import { singleKeys, useSingleKeys } from '../../lib/single-keys.ts'
import { CheckOption } from '../../ui/check-option.tsx'
import { ShortcutList } from '../../ui/shortcuts/shortcut-list.tsx'
import { shortcutGroups } from '../../ui/shortcuts/shortcut-table.ts'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'

/** Which keys are shortcuts, and whether single ones are in this browser. */
export function KeyboardShortcuts() {
  const areOn = useSingleKeys()
  return (
    <AccountSection id="keyboard-shortcuts" title="Keyboard shortcuts">
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className={classes.subtitle}>{title}</h3>
          <ShortcutList shortcuts={shortcuts} />
        </section>
      ))}
      <CheckOption isChecked={areOn} onChange={singleKeys.turn}>
        Use these keys in this browser
      </CheckOption>
      <p className={classes.text}>
        Turn them off if you control your computer by voice. Those with Ctrl, and those of the card
        that has the focus, go on working.
      </p>
    </AccountSection>
  )
}
