import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import type { ReactNode } from 'react'
import classes from './menu.module.css'
import { MenuAnchor, menuPortal } from './menu-anchor.tsx'
import { SheetBackdrop } from './sheet-backdrop.tsx'
import { SheetHead } from './sheet-head.tsx'
import { useSheet } from './use-sheet.ts'

interface OpenMenuProps {
  /** What the entries act on. */
  label: string
  /** The button that opened it. */
  button: HTMLElement | null
  position?: 'top' | 'bottom-end'
  /** Also gives the focus back to the button. */
  onClose: () => void
  children: ReactNode
}

/** A menu over its button, open while mounted; on a phone it is a sheet. */
export function OpenMenu({ label, button, position, onClose, children }: OpenMenuProps) {
  const { isSheet, hideDetached, dropdown, styles, middlewares } = useSheet()
  return (
    <>
      {isSheet && <SheetBackdrop button={button} onClose={onClose} />}
      <Menu
        opened
        onClose={onClose}
        position={position ?? 'bottom-end'}
        middlewares={{ ...middlewares, size: !isSheet }} // it scrolls where it does not fit
        returnFocus={false}
        hideDetached={hideDetached}
        withInitialFocusPlaceholder={false} // the first entry has the focus
        portalProps={menuPortal(button)}
        transitionProps={{ duration: 0 }}
        styles={styles}
        classNames={{
          dropdown,
          item: classes.item,
          itemSection: classes.icon,
          label: classes.title,
          divider: classes.line,
        }}
      >
        <Menu.Target>
          <MenuAnchor />
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          {isSheet && <SheetHead title={label} onClose={onClose} />}
          {children}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
