import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt', 'ty'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>'], exclude: ['**/tests/**'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
})
