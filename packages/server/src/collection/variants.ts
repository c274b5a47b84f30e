import {
  type CopiesKind,
  conditions,
  type Finish,
  finishes,
  kindKey,
  languages,
  limits,
  plainKind,
  type Variant,
} from '@manafolio/contract'

/** Copies of one printing, each kind once and the plainest first; none when there are no copies. */
export type Variants = readonly Variant[]

export function copiesIn(variants: Variants): number {
  return variants.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Alike copies together, those that are none left out, in order. */
export function variantsOf(some: readonly Variant[]): Variants {
  const all = some.length > 1 ? summed(some) : some
  return all.filter(({ quantity }) => quantity > 0).sort((a, b) => rankOf(a) - rankOf(b))
}

/** Each kind once; of one that was taken away more often than it came, less than none. */
function summed(some: Iterable<Variant>): Variant[] {
  const byKind = new Map<string, Variant>()
  for (const variant of some) {
    const quantity = variant.quantity + (byKind.get(kindKey(variant))?.quantity ?? 0)
    byKind.set(kindKey(variant), { ...variant, quantity })
  }
  return [...byKind.values()]
}

/** By finish, then condition, then language. */
function rankOf({ finish, condition, language }: CopiesKind): number {
  const byCondition = finishes.indexOf(finish) * conditions.length + conditions.indexOf(condition)
  return byCondition * languages.length + languages.indexOf(language)
}

/** The same copies, where those without a stated finish get the printing's usual one. */
export function asPrinted(variants: Variants, printedIn: readonly Finish[]): Variants {
  const usual = printedIn[0]
  if (usual === undefined || printedIn.includes(plainKind.finish)) return variants
  if (!variants.some(({ finish }) => finish === plainKind.finish)) return variants
  return variantsOf(
    variants.map((variant) =>
      variant.finish === plainKind.finish ? { ...variant, finish: usual } : variant,
    ),
  )
}

/** As many copies of a kind more as there is room for. */
export function withMore(variants: Variants, kind: CopiesKind, quantity: number): Variants {
  const room = Math.max(0, limits.quantityMax - copiesIn(variants))
  return variantsOf([...variants, { ...kind, quantity: Math.min(quantity, room) }])
}

/**
 * As many copies in all. They come to the first kind, or are the usual one when there is none; they
 * go from the first kind that has any, so that one more and one less is what it was.
 */
export function withTotal(variants: Variants, total: number, usual: CopiesKind): Variants {
  const missing = total - copiesIn(variants)
  if (missing >= 0)
    return variantsOf([...variants, { ...(variants[0] ?? usual), quantity: missing }])
  let surplus = -missing
  return variants.flatMap((variant) => {
    const taken = Math.min(surplus, variant.quantity)
    surplus -= taken
    return taken === variant.quantity ? [] : [{ ...variant, quantity: variant.quantity - taken }]
  })
}

/** Copies that come to others, up to the limit: the plainest do not find room. */
export function mergeQuantities(some: Variants, others: Variants): Variants {
  const all = variantsOf([...some, ...others])
  return copiesIn(all) <= limits.quantityMax ? all : withTotal(all, limits.quantityMax, plainKind)
}

export interface TakenBack {
  variants: Variants
  /** Some copies are not there to go any more, or found no room to come back. */
  isPartial: boolean
}

/**
 * The copies there are now, as if a change from some to others had not happened. Of copies that
 * only became another kind, those come back that are still there; what came since is never pushed
 * out.
 */
export function takenBack(
  now: Variants,
  { before, after }: { before: Variants; after: Variants },
): TakenBack {
  const change = summed([...before, ...after.map(negative)])
  const coming = variantsOf(change)
  const going = variantsOf(change.map(negative))
  const left = variantsOf([...now, ...going.map(negative)])
  const missing = copiesIn(going) - (copiesIn(now) - copiesIn(left))
  const becameOthers = Math.min(copiesIn(coming), copiesIn(going))
  const wanted = copiesIn(coming) - Math.min(missing, becameOthers)
  const room = Math.max(0, limits.quantityMax - copiesIn(left))
  const back = withTotal(coming, Math.min(wanted, room), plainKind)
  return {
    variants: variantsOf([...left, ...back]),
    isPartial: missing > 0 || wanted > room,
  }
}

/** To be taken away from others. */
export function negative(variant: Variant): Variant {
  return { ...variant, quantity: -variant.quantity }
}

export function isSameKind(one: CopiesKind, other: CopiesKind): boolean {
  return (
    one.finish === other.finish &&
    one.condition === other.condition &&
    one.language === other.language
  )
}

export function areSame(some: Variants, others: Variants): boolean {
  return (
    some.length === others.length &&
    some.every((variant, i) => {
      const other = others[i]
      return (
        other !== undefined && variant.quantity === other.quantity && isSameKind(variant, other)
      )
    })
  )
}
