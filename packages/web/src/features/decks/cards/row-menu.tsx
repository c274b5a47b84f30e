import { limits } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { IconDots, IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PlainButton } from '../../../ui/button.tsx'
import menu from '../../../ui/menu.module.css'
import { MenuAnchor, menuPortal } from '../../../ui/menu-anchor.tsx'
import type { CardRowProps } from './card-row.ts'
import { rareActs } from './rare-acts.ts'
import classes from './row-menu.module.css'

interface RowMenuProps extends Omit<CardRowProps, 'id'> {
  /** Whether the quantity is changed here too, because the row has no buttons for it. */
  steps?: 'inside' | 'beside'
  className?: string | undefined
}

/** What can be done with a row, behind a small button. */
export function RowMenu({ row, acts, isActive, steps = 'beside', className }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // Before anything else happens: a dialog gives the focus back to what had it.
    button.current?.focus()
  }
  const choose = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <span className={`${classes.spot} ${className ?? ''}`}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        tabIndex={isActive ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`More for ${row.cardName}`}
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} aria-hidden />
      </button>
      {isOpen && (
        <Menu
          opened
          onClose={close}
          position="bottom-end"
          returnFocus={false}
          withInitialFocusPlaceholder={false} // the first entry has the focus
          portalProps={menuPortal(button.current)}
          transitionProps={{ duration: 0 }}
          classNames={{
            dropdown: `${menu.menu} ${classes.menu}`,
            item: menu.item,
            itemSection: menu.icon,
          }}
        >
          <Menu.Target>
            <MenuAnchor />
          </Menu.Target>
          <Menu.Dropdown aria-label={row.cardName}>
            {steps === 'inside' && (
              <>
                <Menu.Item
                  component={PlainButton}
                  closeMenuOnClick={false}
                  disabled={row.quantity >= limits.deckQuantityMax}
                  leftSection={<IconPlus size={19} stroke={1.7} aria-hidden />}
                  onClick={() => acts.more(row)}
                >
                  One more
                </Menu.Item>
                <Menu.Item
                  closeMenuOnClick={row.quantity === 1}
                  leftSection={<IconMinus size={19} stroke={1.7} aria-hidden />}
                  onClick={() => acts.less(row)}
                >
                  One less
                </Menu.Item>
              </>
            )}
            {rareActs(row, acts.deck()).map(({ label, Icon, act }) => (
              <Menu.Item
                key={label}
                leftSection={<Icon size={19} stroke={1.7} aria-hidden />}
                onClick={choose(() => act(acts, row))}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
