import { singleKeys, useSingleKeys } from '../../lib/single-keys.ts'
import { CheckOption } from '../../ui/check-option.tsx'
import classes from './account-page.module.css'
import { AccountSection } from './account-section.tsx'

/** Those of a row in a deck are shown below its cards. */
const shortcuts = [
  { keys: ['R'], action: 'on the search page: a random card of the results, or of all' },
  { keys: ['R'], action: 'on a random card’s page: another random card' },
  { keys: ['[', ']'], action: 'on a card’s page: the previous and the next result' },
  { keys: ['/'], action: 'on any page: its search field, or that of the search page' },
] as const

/** Which single keys are shortcuts, and whether they are in this browser. */
export function KeyboardShortcuts() {
  const areOn = useSingleKeys()
  return (
    <AccountSection id="keyboard-shortcuts" title="Keyboard shortcuts">
      <dl className={classes.shortcuts}>
        {shortcuts.map(({ keys, action }) => (
          <div key={action} className={classes.shortcut}>
            <dt className={classes.keys}>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <CheckOption isChecked={areOn} onChange={singleKeys.turn}>
        Use these keys in this browser
      </CheckOption>
      <p className={classes.text}>Turn them off if you control your computer by voice.</p>
    </AccountSection>
  )
}
