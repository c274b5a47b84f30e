import { type Finish, finishNames } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import menu from '../../../ui/menu.module.css'
import { MenuAnchor } from '../../../ui/menu-anchor.tsx'
import classes from './add-printing.module.css'

interface AddMenuProps {
  finishes: readonly Finish[]
  onClose: () => void
  onChoose: (finish: Finish) => void
}

/** The finishes to add a copy in; open while mounted. */
export function AddMenu({ finishes, onClose, onChoose }: AddMenuProps) {
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-end"
      returnFocus={false}
      withInitialFocusPlaceholder={false} // the first entry has the focus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: menu.menu, item: menu.item, label: classes.label }}
    >
      <Menu.Target>
        <MenuAnchor />
      </Menu.Target>
      <Menu.Dropdown aria-label="Add a copy">
        <Menu.Label>Add a copy</Menu.Label>
        {finishes.map((finish) => (
          <Menu.Item key={finish} onClick={() => onChoose(finish)}>
            {finishNames[finish]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
