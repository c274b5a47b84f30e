import { type Finish, finishNames } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import { OpenMenu } from '../../../ui/menu/open-menu.tsx'

interface AddMenuProps {
  /** What is added, such as the set and number of a printing. */
  name: string
  finishes: readonly Finish[]
  button: HTMLElement | null
  onClose: () => void
  onChoose: (finish: Finish) => void
}

/** The finishes to add a copy in; open while mounted. */
export function AddMenu({ name, finishes, button, onClose, onChoose }: AddMenuProps) {
  return (
    <OpenMenu label={`Add a copy: ${name}`} button={button} onClose={onClose}>
      {finishes.map((finish) => (
        <Menu.Item key={finish} onClick={() => onChoose(finish)}>
          {finishNames[finish]}
        </Menu.Item>
      ))}
    </OpenMenu>
  )
}
