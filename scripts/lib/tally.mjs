import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

/** A run without a report or a last line counts as failed. */
export const broken = { passed: 0, failed: 1, skipped: 0, files: [], failures: [] }

/** Passed, failed and skipped in a report of Vitest, with the seconds of each file. */
export function tallyUnit(file) {
  const report = readReport(file)
  if (!report) return broken
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: report.testResults.flatMap(failuresOfTestFile),
  }
}

function failuresOfTestFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const own = failed.map(({ fullName, failureMessages }) => ({
    test: `${relative(root, name)}: ${fullName}`,
    message: failureMessages.join('\n'),
  }))
  return own.length === 0 && message ? [{ test: relative(root, name), message }] : own
}

/** Passed, failed and skipped in a report of Playwright, with the seconds of each file. */
export function tallyStories(file) {
  const report = readReport(file)
  if (!report) return broken
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    files: report.suites.map((suite) => ({
      name: `e2e/${suite.file}`,
      seconds: millisecondsOf(suite) / 1000,
    })),
    failures: [
      ...report.errors.map(({ message = '' }) => ({ test: 'e2e, outside of a story', message })),
      ...report.suites.flatMap(failuresOfStories),
    ],
  }
}

function failuresOfStories({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  const own = failed.map(({ file, title, tests }) => ({
    test: `e2e/${file}: ${title}`,
    message: tests[0].results
      .flatMap(({ errors }) => errors.map(({ message }) => message))
      .join('\n'),
    page: tests[0].results.flatMap(pageOf),
  }))
  return [...own, ...suites.flatMap(failuresOfStories)]
}

/** What stood on the page of a failed story: lines of Playwright's accessibility snapshot. */
function pageOf({ attachments }) {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {}
  if (!path || !existsSync(path)) return []
  const [, snapshot = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  return snapshot
    .split('\n')
    .filter((line) => /^\s*- (?:heading|alert|status|dialog|button|paragraph)\b/.test(line))
    .map((line) => line.trim())
}

/** The counts in the last line of a program, in the format of our own. */
export function tallyLastLine(output) {
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/.exec(last) ?? []
  if (passed === undefined) return broken
  return { ...broken, passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}

export function lineOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function millisecondsOf({ specs, suites = [] }) {
  const results = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results))
  const own = results.reduce((sum, result) => sum + result.duration, 0)
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own)
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
