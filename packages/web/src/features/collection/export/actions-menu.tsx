import { Loader } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from './actions-menu.module.css'
import type { CollectionMenuProps } from './collection-menu.tsx'

const CollectionMenu = lazyPart(async () => (await import('./collection-menu.tsx')).CollectionMenu)

interface ActionsMenuProps extends Omit<CollectionMenuProps, 'button' | 'onClose'> {
  label: string
  Icon: Icon
  /** True while the chosen action runs. */
  isBusy: boolean
}

/** A button that opens a menu below it. */
export function ActionsMenu({ label, Icon, isBusy, ...menu }: ActionsMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <span className={classes.spot}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        onPointerEnter={CollectionMenu.preload}
        onFocus={CollectionMenu.preload}
        onClick={() => setOpen(true)}
      >
        {isBusy ? <Loader size={18} aria-hidden /> : <Icon size={18} stroke={1.7} aria-hidden />}
        {label}
      </button>
      {isOpen && <CollectionMenu {...menu} button={button.current} onClose={close} />}
    </span>
  )
}
