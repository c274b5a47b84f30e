import { type DeckSummary, formatFacts, pages } from '@manafolio/contract'
import { IconFolder, IconLink, IconPencil, IconPinFilled, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectBox } from '../../../ui/selection/select-box.tsx'
import { CoverArt } from '../kit/cover-art.tsx'
import { overDecks } from '../kit/deck-link.ts'
import { readDecksParams } from '../kit/decks-params.ts'
import { formatFolder } from '../kit/organization/known-folders.ts'
import { VariantOf } from '../kit/organization/variant-of.tsx'
import { StateBadge } from '../kit/state-badge.tsx'
import { DeckMenu } from '../transfer/deck-menu.tsx'
import { DeckColors } from './deck-colors.tsx'
import { DeckNumbers } from './deck-numbers.tsx'
import classes from './deck-tile.module.css'

interface DeckTileProps {
  deck: DeckSummary
  /** The level of its name. */
  heading: 'h2' | 'h3'
  isSelected: boolean
  /** Whether decks are being selected. */
  isSelecting: boolean
  onDelete: (deck: DeckSummary) => void
}

/** A deck with its cover, facts and actions. */
export const DeckTile = memo(function DeckTile({
  deck,
  heading,
  isSelected,
  isSelecting,
  onDelete,
}: DeckTileProps) {
  const { id, name, format, commanderName, description, createdAt, colorIdentity } = deck
  return (
    <article
      className={classes.deck}
      aria-labelledby={`deck-${id}`}
      data-selected={isSelected ? '' : undefined}
      data-selecting={isSelecting ? '' : undefined}
    >
      <DeckCover deck={deck} titleId={`deck-${id}`} heading={heading} />
      <SelectBox
        name={name}
        isSelected={isSelected}
        isActive={isSelecting}
        className={classes.select}
      />
      <div className={classes.facts}>
        <p className={classes.line}>
          <span className={classes.badges}>
            <span className={classes.format}>{formatFacts[format].name}</span>
            {deck.isPinned && (
              <span className={classes.pinned}>
                <IconPinFilled size={14} aria-hidden /> Pinned
              </span>
            )}
          </span>
          <DeckColors identity={colorIdentity} className={classes.colors} />
        </p>
        {commanderName && (
          <p className={classes.commander} title={commanderName}>
            <span className={classes.hidden}>Commander: </span>
            {commanderName}
          </p>
        )}
        {description && (
          <p className={classes.description} title={description}>
            {description}
          </p>
        )}
        <DeckPlace deck={deck} />
        <p className={classes.created}>
          <StateBadge state={deck.state} />
          <span>
            Created <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString()}</time>
          </span>
          {deck.shareId !== null && (
            <span className={classes.shared} title="Anyone with the link can see it">
              <IconLink size={15} stroke={1.8} aria-hidden /> Shared
            </span>
          )}
        </p>
      </div>
      <div className={classes.foot}>
        <DeckNumbers deck={deck} />
        <DeckButtons deck={deck} onDelete={onDelete} />
      </div>
    </article>
  )
})

/** Where the deck is kept: its folder, its tags and what it is a variant of; nothing for most. */
function DeckPlace({ deck }: { deck: DeckSummary }) {
  const { folder, tags, variantOf } = deck
  if (folder === null && tags.length === 0 && variantOf === null) return null
  return (
    <div className={classes.place}>
      <VariantOf deck={deck} />
      {folder !== null && (
        <p className={classes.folder}>
          <IconFolder size={15} stroke={1.8} aria-hidden />
          <span className={classes.hidden}>Folder: </span>
          {formatFolder(folder)}
        </p>
      )}
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DeckCoverProps {
  deck: DeckSummary
  heading: DeckTileProps['heading']
  /** The id of the heading with the deck's name. */
  titleId: string
}

/** The cover art with the deck's name; it links to the deck. */
function DeckCover({ deck, titleId, heading: Heading }: DeckCoverProps) {
  return (
    <div className={classes.cover}>
      <CoverArt cover={deck.cover} />
      <Heading id={titleId} className={classes.title}>
        <Link
          to={pages.deck}
          params={{ deckId: deck.id }}
          search={readDecksParams}
          state={overDecks}
          resetScroll={false}
          className={classes.name}
          title={deck.name}
        >
          <span className={classes.text}>{deck.name}</span>
        </Link>
      </Heading>
    </div>
  )
}

interface DeckButtonsProps {
  deck: DeckSummary
  onDelete: (deck: DeckSummary) => void
}

function DeckButtons({ deck, onDelete }: DeckButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        className={classes.edit}
        leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
        aria-label={`Edit ${deck.name}`}
        data-edits={deck.id}
        renderRoot={(props) => (
          <Link
            to={pages.deck}
            params={{ deckId: deck.id }}
            search={readDecksParams}
            state={overDecks}
            resetScroll={false}
            {...props}
          />
        )}
      >
        Edit
      </Button>
      <Button
        variant="subtle"
        className={classes.delete}
        leftSection={<IconTrash size={17} stroke={1.7} aria-hidden />}
        aria-label={`Delete ${deck.name}`}
        aria-haspopup="dialog"
        onClick={() => onDelete(deck)}
      >
        Delete
      </Button>
      <DeckMenu deck={deck} />
    </div>
  )
}
