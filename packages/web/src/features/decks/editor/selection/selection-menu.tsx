import type { IconCards } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx'
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
        <ActionMenu
          label={label}
          items={items}
          button={spot.current?.querySelector('button') ?? null}
          position="top"
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
