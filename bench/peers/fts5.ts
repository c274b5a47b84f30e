import Database from 'libsql'
import { firstFound, type Peer } from './peer.ts'

/** SQLite's full-text search by trigrams, in memory. It stores only the index, as ours would. */
export function fts5(): Peer {
  const database = new Database(':memory:')
  database.exec(`create virtual table cards using fts5(text, content='', tokenize='trigram')`)
  const first = database
    .prepare('select rowid from cards where cards match ? order by rowid limit ?')
    .raw()
  const count = database.prepare('select count(*) from cards where cards match ?').raw()
  return {
    name: 'FTS5',
    isExact: true,
    build(texts) {
      const insert = database.prepare('insert into cards (rowid, text) values (?, ?)')
      const insertAll = database.transaction(() => {
        for (const [place, text] of texts.entries()) insert.run(place, text)
      })
      insertAll()
      database.exec(`insert into cards (cards) values ('optimize')`)
    },
    find(text) {
      const pattern = `"${text.replaceAll('"', '""')}"`
      return {
        count: Number(count.get(pattern)),
        first: first.all(pattern, firstFound).flat().map(Number),
      }
    },
    close() {
      database.close()
    },
  }
}
