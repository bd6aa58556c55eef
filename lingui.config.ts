import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt', 'ty'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: 'src/locales/{locale}', include: ['src'] },
    { path: 'games/locales/{locale}', include: ['games'] },
    { path: 'sandbox/locales/{locale}', include: ['sandbox'] },
    { path: 'visualiser/locales/{locale}', include: ['visualiser'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
  runtimeConfigModule: { Trans: ['#ui/kit/trans.tsx', 'Trans'] },
})
