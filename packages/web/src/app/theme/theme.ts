import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const brass: MantineColorsTuple = [
  '#fbf4e4',
  '#f1e4c8',
  '#e6cf9d',
  '#e0b25c',
  '#cf9a3a',
  '#b9822a',
  '#8a5a12',
  '#7a4f0f',
  '#6f4709',
  '#543505',
]

export const theme = createTheme({
  colors: { brass },
  primaryColor: 'brass',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  // Named, so that style sheets can tell the variants apart.
  components: { Button: { defaultProps: { variant: 'filled' } } },
})

const fromTokens = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-border': 'var(--control-line)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-brass-filled': 'var(--accent)',
  '--mantine-color-brass-filled-hover': 'var(--accent-strong)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-strong)',
}

/** Mantine's colors are our tokens, in both schemes. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
})
