import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { changeRole } from '../admins.ts'
import { password } from '../test.ts'

type Person = 'visitor' | 'member' | 'admin'

export interface Opening {
  page: Page
  /** Sends requests as somebody else. */
  request: APIRequestContext
  /** Where an email address of this test belongs, so that no other test has the same. */
  domain: string
}

/** One state of a page, and how to get there. The first state of each page is its usual one. */
export interface PageState {
  page: string
  state: string
  /** A visitor, unless somebody is named. */
  as?: Person
  /** The address, or what prepares the data and returns it. */
  at: string | ((opening: Opening) => Promise<string>)
  /** What is done on the page. */
  act?: (page: Page) => Promise<void>
  /** What is visible then: a text of the page, or any element. */
  shows: string | ((page: Page) => Locator)
  /** What differs from run to run, such as how many others have registered: it is covered in pictures. */
  varies?: (page: Page) => Locator[]
  /** What is fixed to the window, such as a dialog, is seen in the window alone. */
  isLayer?: true
}

export const nameOf = ({ page, state }: PageState): string => `${page}, ${state}`

/** States that have something in common. */
export function statesOf(
  common: Partial<PageState>,
  states: readonly PageState[],
): readonly PageState[] {
  return states.map((state) => ({ ...state, ...common }))
}

/** Brings a page into a state and waits until it is there. */
export async function openState(opening: Opening, state: PageState): Promise<void> {
  const { as = 'visitor', at, act, shows } = state
  const { page } = opening
  await signUp(opening, as)
  await page.goto(typeof at === 'string' ? at : await at(opening))
  await act?.(page)
  const shown =
    typeof shows === 'string'
      ? page.getByRole('main').getByText(shows).filter({ visible: true }).first()
      : shows(page)
  await expect(shown).toBeVisible()
}

async function signUp({ page, domain }: Opening, person: Person): Promise<void> {
  if (person === 'visitor') return
  const email = `${person}@${domain}`
  const response = await page.request.post('/api/auth/register', { data: { email, password } })
  if (!response.ok()) throw new Error(`Registering answered ${response.status()}`)
  if (person === 'admin') await changeRole(email, 'admin')
}

/** Requests to a path stay without an answer, so that the page shows that it is loading. */
export async function hold(page: Page, path: string): Promise<void> {
  await page.route(path, () => undefined)
}

/** Requests to a path fail. */
export async function fail(page: Page, path: string): Promise<void> {
  const json = { message: 'Something went wrong. Please try again.', code: 'internal' }
  await page.route(path, (route) => route.fulfill({ status: 500, json }))
}

/** A state in which a path is requested in vain: for the `at` of a state. */
export function without(
  change: typeof hold | typeof fail,
  path: string,
  at: PageState['at'],
): PageState['at'] {
  return async (opening) => {
    await change(opening.page, path)
    return typeof at === 'string' ? at : at(opening)
  }
}
