import type { MessageDescriptor } from '@lingui/core'
import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { PageComing } from '#ui/kit/feedback/page-coming.tsx'
import { inTime } from './chunk-loading.ts'
import { addFailedChunk } from './failed-chunks.ts'

/** A page that has its own chunk but shares a route with other pages. */
export type LatePage = {
  name: MessageDescriptor
  View: ComponentType
  /** Preloads the chunk. If that fails, the page loads the chunk again when it is opened. */
  preload: () => void
}

export function lazyPage(name: MessageDescriptor, load: () => Promise<ComponentType>): LatePage {
  const begin = inTime(load)
  let loading: Promise<ComponentType> | undefined
  const loaded = () => {
    loading ??= begin().catch((error: unknown) => {
      addFailedChunk(() => {
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

export function LazyPageView({ page: { name, View }, head }: { page: LatePage; head?: ReactNode }) {
  return (
    // Without the key, the previous page would stay visible while the next one loads.
    <Suspense key={name.id} fallback={<PageComing name={name} head={head} />}>
      <View />
    </Suspense>
  )
}
