import type { ReactNode } from 'react'
import { InsecureHelp, InsecureTitle } from '#ui/kit/errors/insecure-words.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'

/** A form whose data are encrypted in the browser. In a page that came by plain HTTP, the reason why it cannot be used. */
export function SecureOnly({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  if (!isHydrated || isSecureContext) return children
  return (
    <NoticeBar title={<InsecureTitle />}>
      <InsecureHelp />
    </NoticeBar>
  )
}
