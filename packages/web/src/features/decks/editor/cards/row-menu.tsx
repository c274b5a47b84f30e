import { limits } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import { IconDots, IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PlainButton } from '../../../../ui/button.tsx'
import { OpenMenu } from '../../../../ui/menu/open-menu.tsx'
import type { CardRowProps } from './card-row.ts'
import { menuActions, openCard } from './menu-actions.ts'
import classes from './row-menu.module.css'

interface RowMenuProps extends Omit<CardRowProps, 'id' | 'isSelected' | 'isFound'> {
  /** 'inside' adds quantity entries, for rows without quantity buttons. */
  steps?: 'inside' | 'beside'
  className?: string | undefined
}

/** A menu button with the actions of a row. */
export function RowMenu({ row, rowActions, isActive, steps = 'beside', className }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // First, because a dialog returns the focus to the element that had it.
    button.current?.focus()
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
        <OpenMenu label={row.cardName} button={button.current} onClose={close}>
          {steps === 'inside' && <QuantitySteps row={row} rowActions={rowActions} />}
          <RowMenuItems row={row} rowActions={rowActions} onChoose={close} />
        </OpenMenu>
      )}
    </span>
  )
}

type ItemsProps = Pick<CardRowProps, 'row' | 'rowActions'>

/** These keep the menu open, unless the row is removed. */
function QuantitySteps({ row, rowActions }: ItemsProps) {
  return (
    <>
      <Menu.Item
        component={PlainButton}
        closeMenuOnClick={false}
        disabled={row.quantity >= limits.deckQuantityMax}
        leftSection={<IconPlus size={19} stroke={1.7} aria-hidden />}
        onClick={() => rowActions.more(row)}
      >
        One more
      </Menu.Item>
      <Menu.Item
        closeMenuOnClick={row.quantity === 1}
        leftSection={<IconMinus size={19} stroke={1.7} aria-hidden />}
        onClick={() => rowActions.less(row)}
      >
        One less
      </Menu.Item>
    </>
  )
}

function RowMenuItems({ row, rowActions, onChoose }: ItemsProps & { onChoose: () => void }) {
  const listed = [...menuActions(row, rowActions.deck()), openCard]
  return listed.map(({ label, Icon, run }) => (
    <Menu.Item
      key={label}
      leftSection={<Icon size={19} stroke={1.7} aria-hidden />}
      onClick={() => {
        onChoose()
        run(rowActions, row)
      }}
    >
      {label}
    </Menu.Item>
  ))
}
