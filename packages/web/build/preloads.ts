import type { HtmlTagDescriptor, Plugin } from 'vite'
import { getCurrentUser } from '../../contract/src/accounts.ts'

/** The faces that every page shows at once; symbol fonts wait until a card needs them. */
const fonts = /(inter|fraunces)-subset/

/**
 * Asks for what every page needs together with the page: the text faces, which otherwise follow its
 * style sheet, and who is signed in, which otherwise follows its scripts.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        preload({ as: 'fetch', href: getCurrentUser.path, crossorigin: 'use-credentials' }),
        ...Object.keys(bundle)
          .filter((file) => fonts.test(file))
          .map((file) =>
            preload({ as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }),
          ),
      ],
    },
  }
}

function preload(attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'preload', ...attrs }, injectTo: 'head-prepend' }
}
