import type { getValueParts, OutputOf, ValuePart } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { ManaSymbol } from '../../../../card-kit/mana-symbol.tsx'
import { SetSymbol } from '../../../../card-kit/set-symbol.tsx'
import { formatFinish } from '../value-text.ts'
import classes from './part-kinds.module.css'

type Parts = OutputOf<typeof getValueParts>

/** The ways to break down the value of a collection. */
export interface PartKind {
  title: string
  /** The label of one part. */
  one: string
  /** Whether there are many parts, of which only the first are shown initially. */
  many?: string
  /** Each part has a symbol before its name. */
  hasSymbols?: boolean
  partsOf: (parts: Parts) => readonly ValuePart[]
  nameOf: (part: ValuePart) => ReactNode
}

const unknown = 'Unknown'

const colorNames: Readonly<Record<string, string>> = {
  W: 'White',
  U: 'Blue',
  B: 'Black',
  R: 'Red',
  G: 'Green',
  C: 'Colorless',
  M: 'Multicolor',
}

export const partKinds: readonly PartKind[] = [
  {
    title: 'By set',
    one: 'Set',
    many: 'sets',
    hasSymbols: true,
    partsOf: ({ sets }) => sets,
    nameOf: ({ key, name }) => (
      <>
        <span className={classes.symbol}>
          {key !== '' && <SetSymbol setCode={key} rarity="common" />}
        </span>
        {name || key.toUpperCase() || unknown}
      </>
    ),
  },
  {
    title: 'By color',
    one: 'Color',
    hasSymbols: true,
    partsOf: ({ colors }) => colors,
    nameOf: ({ key }) => (
      <>
        <span className={classes.symbol}>
          {key === 'M' ? <span className={classes.several} /> : <ManaSymbol symbol={key} />}
        </span>
        {colorNames[key] ?? unknown}
      </>
    ),
  },
  {
    title: 'By rarity',
    one: 'Rarity',
    partsOf: ({ rarities }) => rarities,
    nameOf: ({ key }) => (
      <span className={classes.rarity} style={{ color: `var(--rarity-${key}, var(--ink))` }}>
        {key || unknown}
      </span>
    ),
  },
  {
    title: 'By finish',
    one: 'Finish',
    partsOf: ({ finishes }) => finishes,
    nameOf: ({ key }) => formatFinish(key) ?? unknown,
  },
]
