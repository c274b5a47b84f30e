import Libsql from 'libsql'

// The entry of a process of its own, which can be ended in the middle of a statement, as a thread
// can't: prints what SQLite finds wrong with a file, as a JSON list.
const [, , file = ''] = process.argv
process.stdout.write(JSON.stringify(findings(file)))

function findings(path: string): string[] {
  try {
    const database = new Libsql(path)
    const rows = database.prepare('pragma quick_check(5)').all() as { quick_check: string }[]
    return rows.map((row) => row.quick_check).filter((finding) => finding !== 'ok')
  } catch (error) {
    const code = error instanceof Libsql.SqliteError ? error.code : ''
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) && error instanceof Error) return [error.message]
    throw error
  }
}
