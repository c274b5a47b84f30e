import classes from './key-hints.module.css'

const hints = [
  [['↑', '↓'], 'go through the cards'],
  [['+', '−'], 'one more, one less'],
  [['S'], 'main deck or sideboard'],
  [['P'], 'change printing'],
  [['Del'], 'remove'],
] as const

/** The keys that work in a row, for those who have a keyboard. */
export function KeyHints() {
  return (
    <p className={classes.hints}>
      {hints.map(([keys, words]) => (
        <span key={words} className={classes.hint}>
          {keys.map((key) => (
            <kbd key={key} className={classes.key}>
              {key}
            </kbd>
          ))}{' '}
          {words}
        </span>
      ))}
    </p>
  )
}
