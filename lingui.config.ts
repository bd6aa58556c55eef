import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** UI kit files that contain messages and are also used by the games. */
const sharedWithGames = ['src/ui/kit/forms/number-problem.tsx']

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt', 'ty'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: 'src/locales/{locale}', include: ['src'] },
    { path: 'server/locales/{locale}', include: ['server'] },
    { path: 'games/locales/{locale}', include: ['games', ...sharedWithGames] },
    { path: 'sandbox/locales/{locale}', include: ['sandbox'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
  runtimeConfigModule: { Trans: ['#ui/kit/text/trans.tsx', 'Trans'] },
})
