import { type DeckSummary, formatFacts, pages, type SetSummary } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { decksQuery, latestFirst } from '../../card-kit/decks-query.ts'
import { useCompletions } from '../../card-kit/query-field/completion/use-completions.ts'
import { setsQuery } from '../../card-kit/sets-query.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { destinations } from '../../lib/destinations.ts'
import { matches, type PaletteOption } from './palette-option.ts'

/** Of each kind, when something is typed. */
const shownPerKind = 5
const recentDecks = 4

/** What fits the typed text; without one the decks changed last, all pages and all actions. */
export function usePaletteOptions(
  text: string,
  actions: readonly PaletteOption[],
): PaletteOption[] {
  const typed = text.trim()
  const pageOptions = usePages(typed)
  const deckOptions = useDecks(typed)
  const cards = useCards(typed)
  const sets = useSets(typed)
  const search = useSearch(typed)
  const fitting = actions.filter(({ name, keywords = '' }) => matches(`${name} ${keywords}`, typed))
  if (typed === '') return [...deckOptions, ...pageOptions, ...fitting]
  return [...pageOptions, ...fitting, ...deckOptions, ...cards, ...sets, search]
}

function usePages(typed: string): PaletteOption[] {
  const navigate = useNavigate()
  const isAdmin = useCurrentUser()?.role === 'admin'
  return destinations
    .filter(({ isForAdmins }) => isAdmin || !isForAdmins)
    .filter(({ name, keywords = '' }) => matches(`${name} ${keywords}`, typed))
    .map(({ to, name, key }) => ({
      id: to,
      kind: 'page',
      name,
      key,
      run: () => void navigate({ to, search: {} }),
    }))
}

/** The decks, the ones changed last first, and their folders. */
function useDecks(typed: string): PaletteOption[] {
  const navigate = useNavigate()
  const { data: decks = [] } = useQuery(decksQuery)
  const options = latestFirst(decks)
    .filter(({ name }) => matches(name, typed))
    .map(deckOption)
  if (typed === '') return options.slice(0, recentDecks)
  const folders = new Set(decks.flatMap(({ folder }) => folder ?? []))
  const folderOptions = [...folders].filter((folder) => matches(folder, typed)).map(folderOption)
  return [...options.slice(0, shownPerKind), ...folderOptions.slice(0, shownPerKind)]

  function deckOption({ id, name, format }: DeckSummary): PaletteOption {
    const run = () => void navigate({ to: pages.deck, params: { deckId: id }, search: {} })
    return { id: `deck ${id}`, kind: 'deck', name, detail: formatFacts[format].name, run }
  }

  function folderOption(folder: string): PaletteOption {
    const run = () => void navigate({ to: pages.deckBuilding, search: { folder } })
    return { id: `folder ${folder}`, kind: 'folder', name: folder, run }
  }
}

/** The names that the search completes the text to. */
function useCards(typed: string): PaletteOption[] {
  const navigate = useNavigate()
  const { answer } = useCompletions({ q: typed, at: typed.length })
  const names = answer?.from === 0 ? answer.options.filter(({ kind }) => kind === 'name') : []
  return names.slice(0, shownPerKind).map(({ text, label }) => {
    const name = label ?? text
    const run = () => void navigate({ to: pages.namedCard, params: { name } })
    return { id: `card ${name}`, kind: 'card', name, run }
  })
}

/** By name or code, the newest first, as they are listed. */
function useSets(typed: string): PaletteOption[] {
  const navigate = useNavigate()
  const { data: sets = [] } = useQuery({ ...setsQuery, enabled: typed !== '' })
  return sets
    .filter(({ name, code }) => matches(`${code} ${name}`, typed))
    .slice(0, shownPerKind)
    .map(setOption)

  function setOption({ code, name, year }: SetSummary): PaletteOption {
    const run = () => void navigate({ to: pages.set, params: { code }, search: {} })
    const detail = year === null ? code.toUpperCase() : `${code.toUpperCase()}, ${year}`
    return { id: `set ${code}`, kind: 'set', name, detail, run }
  }
}

function useSearch(typed: string): PaletteOption {
  const navigate = useNavigate()
  const run = () => void navigate({ to: pages.home, search: { q: typed } })
  return { id: 'search', kind: 'search', name: `Search for “${typed}”`, run }
}
