import type { MessageDescriptor } from '@lingui/core'
import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { PageComing } from '#ui/site/page-coming/page-coming.tsx'
import { keepLostPage } from './failed-chunks.ts'
import { withTexts } from './lazy-with-messages.ts'

/** A page that is a script of its own within a route that many share. */
export type LatePage = {
  name: MessageDescriptor
  View: ComponentType
  /** Fetches its script before somebody goes there. What comes of that is seen once they do. */
  preload: () => void
}

export function latePage(name: MessageDescriptor, load: () => Promise<ComponentType>): LatePage {
  const begin = withTexts(load)
  let loading: Promise<ComponentType> | undefined
  const loaded = () => {
    loading ??= begin().catch((error: unknown) => {
      keepLostPage(() => {
        loading = undefined
      })
      throw error
    })
    return loading
  }
  function View() {
    const Loaded = use(loaded())
    return <Loaded />
  }
  return { name, View, preload: () => void load().catch(() => {}) }
}

/** Such a page and, while its script is on its way, what it is called. */
export function LatePageHere({ page: { name, View }, head }: { page: LatePage; head?: ReactNode }) {
  return (
    // With a key: a page that is left would stay, and say nothing of the one that was chosen.
    <Suspense key={name.id} fallback={<PageComing name={name} head={head} />}>
      <View />
    </Suspense>
  )
}
