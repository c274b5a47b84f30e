import { existsSync, readFileSync } from 'node:fs'

/** Passed, failed and skipped in a report of Vitest. */
export function tallyUnit(file) {
  const report = read(file)
  if (!report) return broken
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Passed, failed and skipped in a report of Playwright. */
export function tallyBrowser(file) {
  const report = read(file)
  if (!report) return broken
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** A run that left no report has failed. */
const broken = { passed: 0, failed: 1, skipped: 0 }

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
