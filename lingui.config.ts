import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt', 'ty'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
})
