import type { Plugin } from 'vite'

/** The faces that every page shows at once; symbol fonts wait until a card needs them. */
const preloaded = /(inter-latin-wght-normal|fraunces-latin-\w+-normal)/

/** Asks for the text faces together with the page, not after its style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => preloaded.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          })),
    },
  }
}
