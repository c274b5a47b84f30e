// Sets the colors before the first paint, so that a page never flashes in the wrong ones.
;(() => {
  const scheme = 'data-mantine-color-scheme'
  const root = document.documentElement
  let stored = null
  try {
    stored = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage can be switched off; the system's preference then decides.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = stored === 'dark' || (stored !== 'light' && prefersDark)
  root.setAttribute(scheme, isDark ? 'dark' : 'light')

  // The bars of the browser have the color of the page, also when its user chooses another one.
  const pageColors = { light: '#f6f1e7', dark: '#14121a' }
  function colorBars() {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = pageColors[root.getAttribute(scheme)] ?? pageColors.light
    }
  }
  colorBars()
  new MutationObserver(colorBars).observe(root, { attributeFilter: [scheme] })
})()
