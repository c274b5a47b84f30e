import { pages } from '@manafolio/contract'
import { Menu } from '@mantine/core'
import {
  IconArrowsDiff,
  IconCopy,
  type IconDots,
  IconDownload,
  IconFileImport,
  IconFolder,
  IconGitBranch,
  IconHistory,
  IconNotes,
  IconPhoto,
  IconPrinter,
  IconShare2,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { cloneElement, type ReactElement } from 'react'
import { OpenMenu } from '../../../ui/menu/open-menu.tsx'
import type { MenuDeck } from './deck-menu.tsx'
import type { DialogName } from './deck-menu-items.tsx'

interface OpenDeckMenuProps {
  deck: MenuDeck
  /** The button that opened it. */
  button: HTMLElement | null
  onClose: () => void
  onDialog: (name: DialogName) => void
  onDuplicate: () => void
  onVariant: () => void
}

/** The open menu, mounted only while open: there may be hundreds of decks. */
export function OpenDeckMenu({ deck, button, onClose, ...actions }: OpenDeckMenuProps) {
  const { onDialog, onDuplicate, onVariant } = actions
  const { id, name, shareId } = deck
  const choose = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <OpenMenu label={name} button={button} onClose={onClose}>
      <Entry Icon={IconNotes} onClick={choose(() => onDialog('texts'))}>
        Notes and primer
      </Entry>
      <Entry Icon={IconFileImport} link={<Link to={pages.deckImport} search={{ deck: id }} />}>
        Add from a list
      </Entry>
      <Entry Icon={IconDownload} onClick={choose(() => onDialog('export'))}>
        Export
      </Entry>
      <Entry Icon={IconPrinter} onClick={choose(() => onDialog('print'))}>
        Print
      </Entry>
      <Entry Icon={IconShare2} onClick={choose(() => onDialog('share'))}>
        {shareId === null ? 'Share' : 'Shared with a link'}
      </Entry>
      <Menu.Divider />
      <Entry Icon={IconFolder} onClick={choose(() => onDialog('organize'))}>
        Folder and tags
      </Entry>
      <Entry Icon={IconPhoto} onClick={choose(() => onDialog('cover'))}>
        Choose a cover
      </Entry>
      <Menu.Divider />
      <Entry Icon={IconCopy} onClick={choose(onDuplicate)}>
        Duplicate
      </Entry>
      <Entry Icon={IconGitBranch} onClick={choose(onVariant)}>
        Duplicate as a variant
      </Entry>
      <Entry Icon={IconArrowsDiff} link={<Link to={pages.deckCompare} search={{ one: id }} />}>
        Compare
      </Entry>
      <Entry
        Icon={IconHistory}
        link={<Link to={pages.deckHistory} params={{ deckId: id }} search={{}} />}
      >
        History
      </Entry>
    </OpenMenu>
  )
}

interface EntryProps {
  Icon: typeof IconDots
  link?: ReactElement<object>
  onClick?: () => void
  children: string
}

function Entry({ Icon, link, onClick, children }: EntryProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={19} stroke={1.7} aria-hidden />}
      {...(onClick && { onClick })}
      {...(link && { renderRoot: (props: object) => cloneElement(link, props) })}
    >
      {children}
    </Menu.Item>
  )
}
