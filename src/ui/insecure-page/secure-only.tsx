import type { ReactNode } from 'react'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { NoticeBar } from '../kit/notice-bar.tsx'
import { InsecureHelp, InsecureTitle } from './insecure-words.tsx'

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
