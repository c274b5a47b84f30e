import classes from './key.module.css'

interface KeyProps {
  /** A key, or several that are held together, such as “Ctrl K”. */
  children: string
  /** Beside what it does, only where there is likely a keyboard; not read out there. */
  isHint?: boolean
}

/** A key as this computer names it. */
export function Key({ children, isHint = false }: KeyProps) {
  return (
    <kbd className={isHint ? classes.hint : classes.key} aria-hidden={isHint || undefined}>
      {onThisComputer(children)}
    </kbd>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

function onThisComputer(key: string): string {
  return isApple ? key.replace('Ctrl ', '⌘ ').replace('Shift ', '⇧ ') : key
}
