import { Loader, Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import menu from '../../../ui/menu.module.css'
import classes from './actions-menu.module.css'

interface ActionsMenuProps {
  label: string
  Icon: Icon
  /** True while the chosen action runs. */
  isBusy: boolean
  children: ReactNode
}

/** A button that opens a menu below it. */
export function ActionsMenu({ label, Icon, isBusy, children }: ActionsMenuProps) {
  return (
    <Menu
      position="bottom-end"
      withinPortal={false} // the menu is part of the page, not an overlay
      withInitialFocusPlaceholder={false} // focuses the first item
      transitionProps={{ duration: 0 }}
      classNames={{
        dropdown: `${menu.menu} ${classes.menu}`,
        item: menu.item,
        itemSection: menu.icon,
        label: classes.title,
        divider: classes.line,
      }}
    >
      <Menu.Target>
        <button type="button" className={classes.button} aria-busy={isBusy}>
          {isBusy ? <Loader size={18} aria-hidden /> : <Icon size={18} stroke={1.7} aria-hidden />}
          {label}
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
