import { createTheme, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '../app/theme/theme.ts'

/** Nothing has a layout here, so every anchor would count as scrolled out of view. */
const withoutLayout = createTheme({
  components: { Popover: { defaultProps: { hideDetached: false } } },
})
const testTheme = mergeThemeOverrides(theme, withoutLayout)

/** The app's theme around a test's content. */
export function TestTheme({ children }: { children: ReactNode }) {
  return <MantineProvider theme={testTheme}>{children}</MantineProvider>
}
