import { Menu } from '@mantine/core'
import type { IconCards } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import menu from '../../../../ui/menu.module.css'
import { MenuAnchor, menuPortal } from '../../../../ui/menu-anchor.tsx'
import { SelectionAction } from '../../../../ui/selection/selection-bar.tsx'
import classes from './selection-menu.module.css'

interface SelectionMenuProps {
  label: string
  Icon: typeof IconCards
  items: readonly { label: string; run: () => void }[]
  disabled: boolean
}

/** An action of the bar that opens a menu of choices. */
export function SelectionMenu({ label, Icon, items, disabled }: SelectionMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const spot = useRef<HTMLSpanElement>(null)
  const close = () => {
    setOpen(false)
    spot.current?.querySelector('button')?.focus()
  }
  return (
    <span ref={spot} className={classes.spot}>
      <SelectionAction
        Icon={Icon}
        disabled={disabled}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        {label}
      </SelectionAction>
      {isOpen && (
        <Menu
          opened
          onClose={close}
          position="top"
          returnFocus={false}
          withInitialFocusPlaceholder={false} // the first entry has the focus
          portalProps={menuPortal(spot.current)}
          transitionProps={{ duration: 0 }}
          classNames={{ dropdown: menu.menu ?? '', item: menu.item ?? '' }}
        >
          <Menu.Target>
            <MenuAnchor />
          </Menu.Target>
          <Menu.Dropdown aria-label={label}>
            {items.map((item) => (
              <Menu.Item
                key={item.label}
                onClick={() => {
                  close()
                  item.run()
                }}
              >
                {item.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
