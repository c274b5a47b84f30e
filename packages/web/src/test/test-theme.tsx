import { createTheme, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '../app/theme/theme.ts'

/** Nothing has a place here, so that every anchor counts as scrolled out of sight. */
const withoutLayout = { defaultProps: { hideDetached: false } }

const testTheme = mergeThemeOverrides(
  theme,
  createTheme({
    components: { Menu: withoutLayout, Popover: withoutLayout, Tooltip: withoutLayout },
  }),
)

/** The theme of the app around what a test draws. */
export function TestTheme({ children }: { children: ReactNode }) {
  return <MantineProvider theme={testTheme}>{children}</MantineProvider>
}
