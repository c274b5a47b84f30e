import type { CardFace, CardPage } from '@manafolio/contract'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import { SymbolText } from '../../../card-kit/symbol-text.tsx'
import { SearchLink } from '../search-link.tsx'
import { useFolded } from '../use-folded.tsx'
import classes from './card-texts.module.css'

/** The longest usual rules texts have some twenty paragraphs; a few printed jokes have a hundred. */
const paragraphsShown = 24

/** What each face says, and who drew it. */
export function CardTexts({ page }: { page: CardPage }) {
  const { card, flavorTexts } = page
  const faces: Face[] = card.faces.length > 1 ? card.faces : [card]
  return (
    <div className={classes.texts}>
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and names may repeat
        <div key={at} className={classes.face}>
          {faces.length > 1 && (
            <div className={classes.top}>
              <h2 className={classes.name}>{face.name}</h2>
              <ManaCost cost={face.manaCost} />
            </div>
          )}
          <FaceText face={face} flavorText={flavorTexts[at] ?? null} />
        </div>
      ))}
      <Artists artists={page.artists} />
    </div>
  )
}

type Face = Omit<CardFace, 'imageUris'>

function FaceText({ face, flavorText }: { face: Face; flavorText: string | null }) {
  const stat = statOf(face)
  return (
    <>
      <p className={classes.type}>{face.typeLine}</p>
      {face.oracleText && <RulesText text={face.oracleText} />}
      {flavorText && <p className={classes.flavor}>{flavorText}</p>}
      {stat && <p className={classes.stat}>{stat}</p>}
    </>
  )
}

function RulesText({ text }: { text: string }) {
  const { shown, toggle } = useFolded(text.split('\n'), {
    limit: paragraphsShown,
    noun: 'paragraph',
  })
  return (
    <div className={classes.text}>
      <SymbolText text={shown.join('\n')} />
      {toggle}
    </div>
  )
}

function statOf({ power, toughness, loyalty, defense }: Face): string | null {
  if (power !== null && toughness !== null) return `${power}/${toughness}`
  if (loyalty !== null) return `Loyalty ${loyalty}`
  return defense === null ? null : `Defense ${defense}`
}

/** A link for each; faces mostly have the same. */
function Artists({ artists }: { artists: CardPage['artists'] }) {
  const names = [...new Set(artists.filter((name) => name !== null && name !== ''))]
  if (names.length === 0) return null
  return (
    <p className={classes.artists}>
      Illustrated by{' '}
      {names.map((name, at) => (
        <span key={name}>
          {at > 0 && ' and '}
          <SearchLink query={`a:"${name}"`}>{name ?? ''}</SearchLink>
        </span>
      ))}
    </p>
  )
}
