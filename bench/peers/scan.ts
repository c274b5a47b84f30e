import { type Found, firstFound, type Peer } from './peer.ts'

/** Searches every text, one after another. Its results are correct by definition. */
export function scan(): Peer {
  let all: readonly string[] = []
  return {
    name: 'scan',
    isExact: true,
    build(texts) {
      all = texts
    },
    find: (text) => findIn(all, text),
    close() {
      all = []
    },
  }
}

function findIn(texts: readonly string[], pattern: string): Found {
  const first: number[] = []
  let count = 0
  for (let place = 0; place < texts.length; place++) {
    if (!texts[place]?.includes(pattern)) continue
    if (count < firstFound) first.push(place)
    count++
  }
  return { count, first }
}
