interface TopOptions {
  isRising: boolean
  /** How many will be looked at, at least. */
  wanted: number
}

/** The largest share of the items for which a heap is the faster way. */
const heapShare = 1 / 32

/**
 * The first `wanted` items in the order of their keys; those without a key (NaN) come last, and among
 * equals the earlier first. A heap of the best so far spares sorting a hundred thousand for sixty;
 * it is slower than sorting once it holds more than a small share of them.
 */
export function bestFirst(
  items: Uint32Array,
  keyOf: (item: number) => number,
  { isRising, wanted }: TopOptions,
): number[] {
  const keys = new Float64Array(items.length)
  for (let i = 0; i < items.length; i++) keys[i] = sortKey(keyOf(items[i] ?? 0), isRising)
  const best = wanted < items.length * heapShare ? firstOf(keys, wanted) : allOf(keys)
  return Array.from(best.slice(0, wanted), (i) => items[i] ?? 0)
}

/** The places of the first `wanted` keys, in order. */
function firstOf(keys: Float64Array, wanted: number): number[] {
  const comesLater = (a: number, b: number) => {
    const [keyA, keyB] = [keys[a] ?? 0, keys[b] ?? 0]
    return keyA === keyB ? a > b : keyA > keyB
  }
  const heap = newHeap(comesLater)
  for (let i = 0; i < keys.length; i++) {
    if (heap.size() < wanted) heap.push(i)
    else if (comesLater(heap.top(), i)) heap.replaceTop(i)
  }
  return heap.list().sort((a, b) => (comesLater(a, b) ? 1 : -1))
}

/** The places of all keys, in order. Bare numbers are sorted much faster than with a comparison. */
function allOf(keys: Float64Array): Uint32Array {
  const sorted = keys.slice().sort()
  /** Where the next of the items with a key goes. */
  const next = new Map<number, number>()
  for (let place = sorted.length - 1; place >= 0; place--) next.set(sorted[place] ?? 0, place)
  const order = new Uint32Array(keys.length)
  for (let i = 0; i < keys.length; i++) {
    const place = next.get(keys[i] ?? 0) ?? 0
    order[place] = i
    next.set(keys[i] ?? 0, place + 1)
  }
  return order
}

/** What has no key comes after everything, even after a power of ∞. */
function sortKey(key: number, isRising: boolean): number {
  if (Number.isNaN(key)) return Number.POSITIVE_INFINITY
  return Math.min(isRising ? key : -key, Number.MAX_VALUE)
}

/** A binary heap with the last of its items on top. */
function newHeap(comesLater: (a: number, b: number) => boolean) {
  const heap: number[] = []
  const at = (place: number) => heap[place] ?? 0

  function up(place: number): void {
    const parent = (place - 1) >> 1
    if (place === 0 || !comesLater(at(place), at(parent))) return
    swap(place, parent)
    up(parent)
  }

  function down(place: number): void {
    let last = place
    for (const child of [2 * place + 1, 2 * place + 2]) {
      if (child < heap.length && comesLater(at(child), at(last))) last = child
    }
    if (last === place) return
    swap(place, last)
    down(last)
  }

  function swap(a: number, b: number): void {
    const item = at(a)
    heap[a] = at(b)
    heap[b] = item
  }

  return {
    size: () => heap.length,
    top: () => at(0),
    list: () => heap,
    push(item: number) {
      up(heap.push(item) - 1)
    },
    replaceTop(item: number) {
      heap[0] = item
      down(0)
    },
  }
}
