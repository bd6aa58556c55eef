import { msg } from '@lingui/core/macro'
import { lazy } from 'react'
import type { Address } from './address.ts'
import type { Panel } from './panel.ts'
import { LIVE, PATHS, SIMULATE, viewOf } from './views.ts'

export const panels: readonly [Panel, ...Panel[]] = [
  {
    id: 'outline',
    title: msg({ id: 'flows.panels.outline', message: 'Outline' }),
    component: lazy(async () => ({ default: (await import('./panels/outline.tsx')).Outline })),
  },
  {
    id: 'story',
    title: msg({ id: 'flows.panels.story', message: 'Story' }),
    component: lazy(async () => ({ default: (await import('./panels/story.tsx')).Story })),
  },
  {
    id: SIMULATE,
    title: msg({ id: 'flows.panels.simulate', message: 'Simulate' }),
    component: lazy(async () => ({ default: (await import('./panels/simulate.tsx')).Simulate })),
  },
  {
    id: PATHS,
    title: msg({ id: 'flows.common.paths', message: 'Paths' }),
    component: lazy(async () => ({ default: (await import('./panels/paths.tsx')).Paths })),
  },
  {
    id: 'coverage',
    title: msg({ id: 'flows.panels.coverage', message: 'Coverage' }),
    component: lazy(async () => ({ default: (await import('./panels/coverage.tsx')).Coverage })),
  },
  {
    id: 'compare',
    title: msg({ id: 'flows.panels.compare', message: 'Compare' }),
    component: lazy(async () => ({ default: (await import('./panels/compare.tsx')).Compare })),
  },
  {
    id: LIVE,
    title: msg({ id: 'flows.common.live', message: 'Live' }),
    component: lazy(async () => ({ default: (await import('./panels/live.tsx')).Live })),
  },
]

export const panelOf = (address: Address): Panel =>
  panels.find(({ id }) => id === viewOf(address)) ?? panels[0]
