import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import {
  IconAdjustmentsHorizontal,
  IconLayersIntersect,
  IconListCheck,
  IconTags,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import menu from '../../../../ui/menu.module.css'
import { MenuAnchor, menuPortal } from '../../../../ui/menu-anchor.tsx'
import type { DeckView } from '../../kit/rows/use-deck-view.ts'
import classes from './view-controls.module.css'

interface ViewMenuProps {
  view: DeckView
  onChange: (view: DeckView) => void
  onCategories: () => void
  onSelect: () => void
}

/** What is wanted less often: where the boards stand, the deck's categories, and selecting cards. */
export function ViewMenu({ view, onChange, onCategories, onSelect }: ViewMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // First, because a dialog returns the focus to the element that had it.
    button.current?.focus()
  }
  const isOver = view.boards === 'over'
  const items = [
    { label: 'Select cards', Icon: IconListCheck, run: onSelect },
    { label: 'Categories', Icon: IconTags, run: onCategories },
    {
      label: isOver ? 'Boards within groups' : 'Boards over groups',
      Icon: IconLayersIntersect,
      run: () => onChange({ ...view, boards: isOver ? 'within' : 'over' }),
    },
  ]
  return (
    <span className={classes.spot}>
      <button
        ref={button}
        type="button"
        className={classes.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label="More for the list"
        title="More"
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.7} aria-hidden />
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
            dropdown: menu.menu ?? '',
            item: menu.item ?? '',
            itemSection: menu.icon ?? '',
          }}
        >
          <Menu.Target>
            <MenuAnchor />
          </Menu.Target>
          <Menu.Dropdown aria-label="The list">
            {items.map(({ label, Icon, run }) => (
              <Menu.Item
                key={label}
                leftSection={<Icon size={19} stroke={1.7} aria-hidden />}
                onClick={() => {
                  close()
                  run()
                }}
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
