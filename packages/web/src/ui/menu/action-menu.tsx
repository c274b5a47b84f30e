import { Menu } from '@mantine/core'
import type { IconCards } from '@tabler/icons-react'
import { OpenMenu } from './open-menu.tsx'

interface ActionMenuProps {
  label: string
  items: readonly { label: string; Icon?: typeof IconCards; run: () => void }[]
  /** The button that opened it, which gets the focus back. */
  button: HTMLElement | null
  position?: 'top' | 'bottom-end'
  onClose: () => void
}

/** An open menu of actions. */
export function ActionMenu({ items, onClose, ...menu }: ActionMenuProps) {
  const close = () => {
    onClose()
    // First, because a dialog returns the focus to the element that had it.
    menu.button?.focus()
  }
  return (
    <OpenMenu {...menu} onClose={close}>
      {items.map(({ label, Icon, run }) => (
        <Menu.Item
          key={label}
          leftSection={Icon && <Icon size={19} stroke={1.7} aria-hidden />}
          onClick={() => {
            close()
            run()
          }}
        >
          {label}
        </Menu.Item>
      ))}
    </OpenMenu>
  )
}
