import {
  cardSorts,
  changedSettings,
  defaultUserSettings,
  getUserSettings,
  searchColumns,
  searchViews,
  type User,
  type UserSettings,
  type UserSettingsPatch,
  updateUserSettings,
} from '@manafolio/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { messageOf } from '../lib/api-error.ts'
import { readStored, storeText } from '../lib/browser-storage.ts'
import { useCurrentUser } from '../lib/current-user.ts'
import { memberKey } from '../lib/member-storage.ts'
import { toastFailure } from '../ui/toast.ts'

type UserId = User['id']

/** How long settings that another device may have changed are used as they are. */
const staleMs = 10 * 60 * 1000

/** A copy in the browser spares the wait for the server, and a view that is replaced by another. */
export function userSettingsQuery(userId: UserId) {
  return queryOptions({
    queryKey: ['settings', userId],
    queryFn: async ({ signal }) => {
      const settings = await call(getUserSettings, { signal })
      storeCopy(userId, settings)
      return settings
    },
    initialData: () => readCopy(userId),
    initialDataUpdatedAt: 0,
    staleTime: staleMs,
  })
}

/** Undefined until they are known; the default ones when they can't be fetched. */
export function useUserSettings(): UserSettings | undefined {
  const { data, isError } = useSettingsQuery()
  return data ?? (isError ? defaultUserSettings : undefined)
}

/** Undefined unless they are known: what is chosen among others would replace the unknown ones. */
export function useKnownSettings(): UserSettings | undefined {
  return useSettingsQuery().data
}

function useSettingsQuery() {
  const userId = useCurrentUser()?.id ?? ''
  return useQuery({ ...userSettingsQuery(userId), enabled: userId !== '' })
}

/** Changes settings at once in the browser, and for the user's other devices on the server. */
export function useChangeSettings() {
  const queryClient = useQueryClient()
  const userId = useCurrentUser()?.id ?? ''
  const { queryKey } = userSettingsQuery(userId)
  /** A fetch that runs meanwhile could bring what was before. */
  function apply(change: (known: UserSettings | undefined) => UserSettings | undefined) {
    void queryClient.cancelQueries({ queryKey }) // the choice shows with the press, not after it
    const next = queryClient.setQueryData(queryKey, change)
    if (next) storeCopy(userId, next)
  }
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: (patch: UserSettingsPatch) => call(updateUserSettings, { input: patch }),
    scope: { id: 'settings' }, // one after the other: the last choice counts
    onMutate: (patch) => {
      const isKnown = queryClient.getQueryData(queryKey) !== undefined
      if (isKnown) apply((known) => known && changedSettings(known, patch))
    },
    onSuccess: (settings) => {
      const isLast = queryClient.isMutating({ mutationKey: queryKey }) === 1
      if (isLast) apply(() => settings)
    },
    onError: (error) =>
      toastFailure(
        'Your choice was not saved',
        messageOf(error, 'It is used here until you leave. Check your connection.'),
      ),
  })
  return mutate
}

function keyOf(userId: UserId): string {
  return memberKey(userId, 'settings')
}

function storeCopy(userId: UserId, settings: UserSettings) {
  storeText('localStorage', keyOf(userId), JSON.stringify(settings))
}

/** Another version of the pages may have stored it, so it is checked. */
function readCopy(userId: UserId): UserSettings | undefined {
  try {
    const copy = JSON.parse(readStored('localStorage', keyOf(userId)) ?? 'null')
    return copy && isSettings(copy) ? copy : undefined
  } catch {
    return undefined
  }
}

/** How decks are listed is checked by their page, which knows the choices. */
function isSettings(settings: UserSettings): boolean {
  return (
    searchViews.includes(settings.searchView) &&
    cardSorts.includes(settings.searchSort) &&
    settings.searchColumns.every((column) => searchColumns.includes(column)) &&
    typeof settings.buildingReserves === 'boolean' &&
    Array.isArray(settings.deckCategories)
  )
}
