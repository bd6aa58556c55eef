import { msg } from '@lingui/core/macro'
import { lazy } from 'react'
import type { Panel } from './panel.ts'

/** All panels, in the order of their tabs. */
export const panels: readonly [Panel, ...Panel[]] = [
  {
    id: 'outline',
    title: msg`Outline`,
    component: lazy(async () => ({ default: (await import('./panels/outline.tsx')).Outline })),
  },
  {
    id: 'story',
    title: msg`Story`,
    component: lazy(async () => ({ default: (await import('./panels/story.tsx')).Story })),
  },
  {
    id: 'simulate',
    title: msg`Simulate`,
    component: lazy(async () => ({ default: (await import('./panels/simulate.tsx')).Simulate })),
  },
]
