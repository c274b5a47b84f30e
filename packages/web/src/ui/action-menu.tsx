import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import type { IconCards } from '@tabler/icons-react'
import classes from './menu.module.css'
import { MenuAnchor, menuPortal } from './menu-anchor.tsx'

interface ActionMenuProps {
  label: string
  items: readonly { label: string; Icon?: typeof IconCards; run: () => void }[]
  /** The button that opened it, which gets the focus back. */
  button: HTMLElement | null
  position: 'top' | 'bottom-end'
  onClose: () => void
}

/** An open menu of actions. */
export function ActionMenu({ label, items, button, position, onClose }: ActionMenuProps) {
  const close = () => {
    onClose()
    // First, because a dialog returns the focus to the element that had it.
    button?.focus()
  }
  return (
    <Menu
      opened
      onClose={close}
      position={position}
      returnFocus={false}
      withInitialFocusPlaceholder={false} // the first entry has the focus
      portalProps={menuPortal(button)}
      transitionProps={{ duration: 0 }}
      classNames={{
        dropdown: classes.menu ?? '',
        item: classes.item ?? '',
        itemSection: classes.icon ?? '',
      }}
    >
      <Menu.Target>
        <MenuAnchor />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {items.map(({ label: name, Icon, run }) => (
          <Menu.Item
            key={name}
            leftSection={Icon && <Icon size={19} stroke={1.7} aria-hidden />}
            onClick={() => {
              close()
              run()
            }}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
