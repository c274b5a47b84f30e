const deckTabs = ['decks', 'statistics', 'formats'] as const
type DeckTab = (typeof deckTabs)[number]

const texts = ['q', 'format', 'colors', 'tag', 'folder', 'sort', 'view', 'group'] as const

/**
 * The state of the deck building page in the address: `?tab=formats`, `?folder=Commander&sort=value&view=table`.
 * What the texts mean is read by the page: the router would need all formats, sorts and views on every page.
 */
export interface DecksParams extends Partial<Record<(typeof texts)[number], string>> {
  tab?: Exclude<DeckTab, 'decks'>
}

/** Reads the search parameters; invalid ones are omitted. */
export function readDecksParams({ tab, ...params }: Record<string, unknown>): DecksParams {
  const given = texts.flatMap((name) => {
    const value = params[name]
    return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : []
  })
  return {
    ...(tab === 'statistics' || tab === 'formats' ? { tab } : {}),
    ...Object.fromEntries(given),
  }
}
