/** The widths of a phone, a tablet and a laptop, in pixels. */
export const widths = [390, 820, 1440] as const
export const themes = ['light', 'dark'] as const

/** Long pages are cut off here: what follows looks alike. In pixels. */
export const heightMax = 2400
export const windowHeight = 900

export interface Picture {
  page: string
  state: string
  width: number
  theme: string
}

/** The file of a picture has everything in its name: `card~to-a-visitor~390~dark.png`. */
export function fileOf({ page, state, width, theme }: Picture): string {
  return `${[page, state, width, theme].map((part) => encodeURIComponent(part)).join('~')}.png`
}

export function pictureOf(file: string): Picture {
  const [page = '', state = '', width = '', theme = ''] = file
    .replace(/\.png$/, '')
    .split('~')
    .map((part) => decodeURIComponent(part))
  return { page, state, width: Number(width), theme }
}
