import type { ReactNode } from 'react'
import { InsecureHelp, InsecureTitle } from '#ui/kit/errors/insecure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'

/** Wraps forms that encrypt their data in the browser. On an insecure page, a notice replaces the form. */
export function SecureOnly({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  if (!isHydrated || isSecureContext) return children
  return (
    <NoticeBar title={<InsecureTitle />}>
      <InsecureHelp />
    </NoticeBar>
  )
}
