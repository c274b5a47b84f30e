import {
  type DeckGrouping,
  type DeckSort,
  type DeckView,
  deckGroupings,
  deckSorts,
  deckViews,
  defaultUserSettings,
  pages,
} from '@manafolio/contract'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useChangeSettings, useUserSettings } from '../../../card-kit/user-settings.ts'
import { readDecksParams } from '../kit/decks-params.ts'
import { type DeckFilter, readFilter } from './deck-filter.ts'

/** How decks are listed. */
export interface DeckListOptions {
  filter: DeckFilter
  sort: DeckSort
  view: DeckView
  grouping: DeckGrouping
}

/** As the address says, else as the user's settings do; as usual until those are known. */
export function useDeckListOptions(): DeckListOptions {
  const { sort, view, group, ...filter } = readDecksParams(useSearch({ strict: false }))
  const settings = useUserSettings() ?? usual
  return {
    filter: readFilter(filter),
    sort: firstOf(deckSorts, [sort, settings.deckSort]) ?? usual.deckSort,
    view: firstOf(deckViews, [view, settings.deckView]) ?? usual.deckView,
    grouping: firstOf(deckGroupings, [group, settings.deckGrouping]) ?? usual.deckGrouping,
  }
}

const usual = defaultUserSettings

/** The first that is one of the choices: another version of the pages may have stored the settings. */
function firstOf<Choice extends string>(
  choices: readonly Choice[],
  given: readonly (string | undefined)[],
): Choice | undefined {
  return given.flatMap((one) => choices.find((choice) => choice === one) ?? [])[0]
}

/** Each choice is in the address; sort, view and grouping are also the user's from then on. */
export function useChangeDeckList() {
  const navigate = useNavigate()
  const changeSettings = useChangeSettings()
  /** What is invalid, such as an empty value, is omitted. */
  const show = (params: Record<string, string>) =>
    void navigate({
      to: pages.deckBuilding,
      search: (now: Record<string, unknown>) => readDecksParams({ ...now, ...params }),
      replace: true,
      resetScroll: false,
    })
  return {
    changeSort(sort: DeckSort) {
      changeSettings({ deckSort: sort })
      show({ sort })
    },
    changeView(view: DeckView) {
      changeSettings({ deckView: view })
      show({ view })
    },
    changeGrouping(group: DeckGrouping) {
      changeSettings({ deckGrouping: group })
      show({ group })
    },
    /** An empty value takes a part out of the filter. */
    changeFilter: (filter: Partial<Record<keyof DeckFilter, string>>) => show({ ...filter }),
    clearFilter: () => show({ q: '', format: '', colors: '', tag: '', folder: '' }),
  }
}
