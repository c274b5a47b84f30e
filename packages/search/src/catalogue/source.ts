import { type RecordStream, recordPool } from '../text/record-pool.ts'
import type { CatalogueMeta, CatalogueParts } from './catalogue.ts'
import {
  type Columns,
  indexedTextNames,
  type Pools,
  plainTextNames,
  poolNames,
  type Texts,
} from './columns.ts'

/**
 * A catalogue on its way into a file or into memory. Its heavy parts are made when they are
 * requested for, which may be done once: so that a file is written with one of them at a time in
 * memory.
 */
export interface CatalogueSource {
  meta: CatalogueMeta
  columns: Columns
  texts: { readonly [K in keyof Texts]: () => Texts[K] }
  pools: { readonly [K in keyof Pools]: () => RecordStream }
}

export function partsOfSource({ meta, columns, texts, pools }: CatalogueSource): CatalogueParts {
  const textNames = [...plainTextNames, ...indexedTextNames]
  return {
    meta,
    columns,
    // Each list has exactly the names of its type, which Object.fromEntries can't express.
    texts: Object.fromEntries(textNames.map((name) => [name, texts[name]()])) as Texts,
    pools: Object.fromEntries(poolNames.map((name) => [name, recordPool(pools[name]())])) as Pools,
  }
}

/** So that what is in memory can be written too. */
export function sourceOfParts({ meta, columns, texts, pools }: CatalogueParts): CatalogueSource {
  const textNames = [...plainTextNames, ...indexedTextNames]
  const streamOf = (name: keyof Pools) => () => {
    const { bytes, starts } = pools[name]
    return { starts, pieces: [bytes] }
  }
  return {
    meta,
    columns,
    // As above.
    texts: Object.fromEntries(
      textNames.map((name) => [name, () => texts[name]]),
    ) as CatalogueSource['texts'],
    pools: {
      cards: streamOf('cards'),
      printings: streamOf('printings'),
      comments: streamOf('comments'),
    },
  }
}
