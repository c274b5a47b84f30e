import classes from './key.module.css'

interface KeyProps {
  /** A key, or several that are held together, such as “Ctrl K”. */
  children: string
  /** Beside what it does, only where there is likely a keyboard; not read out there. */
  isHint?: boolean
}

/** A key as this computer names it. */
export function Key({ children, isHint = false }: KeyProps) {
  const key = onThisComputer(children)
  // A hint is drawn by the style sheet: it is no part of the label that is spoken to press a button.
  if (isHint) return <kbd className={classes.hint} data-key={key} aria-hidden />
  return <kbd className={classes.key}>{key}</kbd>
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

function onThisComputer(key: string): string {
  return isApple ? key.replace('Ctrl ', '⌘ ').replace('Shift ', '⇧ ') : key
}
