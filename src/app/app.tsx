import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useSyncExternalStore } from 'react'
import {
  dismissMissing,
  isPartMissing,
  listenToParts,
  PART_MISSING,
} from '#pages/kit/loading/chunk-loading.ts'
import { PartMissing } from '#ui/site/part-missing/part-missing.tsx'
import type { AppRouter } from './router.ts'

export function App({ router, i18n }: { router: AppRouter; i18n: I18n }) {
  const missing = useSyncExternalStore(listenToParts, isPartMissing, () => false)
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
        <PartMissing id={PART_MISSING} missing={missing} onDismiss={dismissMissing} />
      </I18nProvider>
    </StrictMode>
  )
}
