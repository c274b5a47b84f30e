import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell is the same browser without windows, and a fifth faster; Playwright uses it too. */
const chromium = {
  variable: 'CHROMIUM_PATH',
  programs: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ],
  places: {
    linux: ['/usr/bin/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: inProgramFolders('Google', 'Chrome', 'Application', 'chrome.exe'),
  },
}

const firefox = {
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  places: {
    linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: inProgramFolders('Mozilla Firefox', 'firefox.exe'),
  },
}

export const chromiumAdvice =
  'There is no Chromium for the stories. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.'

export const firefoxAdvice =
  'There is no Firefox for the stories. Install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.'

/** The path of a Chromium on this machine: the configured one, an installed one, or Playwright's own. */
export async function findChromium() {
  return findInstalled(chromium) ?? (await findPlaywrightsOwn())
}

/** The path of a Firefox on this machine. Playwright's own uses another protocol. */
export function findFirefox() {
  return findInstalled(firefox)
}

function findInstalled({ variable, programs, places }) {
  const candidates = [...pathsOf(programs), ...(places[process.platform] ?? [])]
  return process.env[variable] || candidates.find(starts)
}

/** Every path in the PATH where one of the programs could be. */
function pathsOf(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)))
}

function inProgramFolders(...path) {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  return folders.map((name) => join(process.env[name] ?? '', ...path))
}

async function findPlaywrightsOwn() {
  const playwright = await import('@playwright/test') // may not be installed before this runs
  return [playwright.chromium.executablePath()].find(starts)
}

/** A wrapper can exist without its browser, and a browser without its libraries. */
function starts(path) {
  if (!isProgram(path)) return false
  if (process.platform === 'win32') return true // where --version opens a window
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
