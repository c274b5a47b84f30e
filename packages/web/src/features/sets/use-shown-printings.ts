import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { hasPointerOrFocus, onPointerOrFocusMoved } from '../../lib/pointer-or-focus.ts'
import type { SetParams } from './sets-params.ts'
import { filtered, type ShownPrinting } from './shown-printings.ts'

interface Shown {
  params: SetParams
  found: readonly ShownPrinting[]
  /** Ids of printings that no longer match; they are in their place until pointer and focus leave. */
  leaving: ReadonlySet<string>
}

/**
 * The printings of the state in the URL. A copy that is added may take its card out of
 * them: the card stays in its place, so that one press too many does not hit the next one.
 */
export function useShownPrintings(all: readonly ShownPrinting[], params: SetParams) {
  const found = useMemo(() => filtered(all, params), [all, params])
  const [shown, setShown] = useState<Shown>({ params, found, leaving: new Set() })
  let now = shown
  if (shown.found !== found) {
    now = {
      params,
      found,
      leaving: isSameFilter(shown.params, params) ? leftBy(shown, found) : new Set(),
    }
    setShown(now)
  }
  const { leaving } = now
  useEffect(() => {
    if (leaving.size === 0) return
    return onPointerOrFocusMoved(() =>
      setShown((last) => ({ ...last, leaving: withPointerOrFocus(last.leaving) })),
    )
  }, [leaving])
  const printings = useMemo(
    () => (leaving.size === 0 ? found : filtered(all, params, leaving)),
    [all, params, found, leaving],
  )
  return useDeferredValue(printings)
}

function isSameFilter(a: SetParams, b: SetParams): boolean {
  return a.show === b.show && a.rarity === b.rarity && a.q === b.q
}

/** Those that matched until now and have pointer or focus. */
function leftBy({ found, leaving }: Shown, next: readonly ShownPrinting[]): ReadonlySet<string> {
  const matching = new Set(next.map(({ printing }) => printing.id))
  const before = [...found.map(({ printing }) => printing.id), ...leaving]
  return withPointerOrFocus(new Set(before.filter((id) => !matching.has(id))))
}

function withPointerOrFocus(ids: ReadonlySet<string>): ReadonlySet<string> {
  const left = [...ids].filter((id) => hasPointerOrFocus('data-printing', id))
  return left.length === ids.size ? ids : new Set(left)
}
