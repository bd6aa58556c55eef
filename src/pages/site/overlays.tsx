import { lazyRouteComponent } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Activity, type ReactNode, Suspense, useEffect } from 'react'
import type { Task } from '#machines/site/overlays.types.ts'
import { StartedOverPage, StartedWithoutPage, useChild } from '#pages/kit/app-context.ts'
import { isPartFailure } from '#pages/kit/loading/chunk-loading.ts'
import { repeatEarlyPresses } from '#pages/kit/loading/hydration-replay.ts'
import { lazyWithMessages } from '#pages/kit/loading/lazy-with-messages.ts'
import { isLaunching } from '#pages/play/is-launching.ts'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'

export const LoginOverlay = lazyRouteComponent(
  lazyWithMessages(() => import('#pages/auth/login.overlay.tsx')),
  'LoginOverlay',
)
const lazyOverlays = lazyWithMessages(() => import('./lazy-overlays.tsx'))
const LazyOverlay = lazyRouteComponent(lazyOverlays, 'LazyOverlay')
const LazyStackedDialog = lazyRouteComponent(lazyOverlays, 'LazyStackedDialog')
/** Far down on Home (HOME-10), so its chunk name is not in Home's script either. */
export const Winners = lazyRouteComponent(lazyOverlays, 'Winners')
const LaunchOverlay = lazyRouteComponent(
  lazyWithMessages(() => import('#pages/play/launch.overlay.tsx')),
  'LaunchOverlay',
)

/** Favourite and info buttons of Home's tiles, and recently played games. */
export const HomeTileTools = lazyRouteComponent(lazyOverlays, 'HomeTileTools')
export const ContinuePlaying = lazyRouteComponent(lazyOverlays, 'ContinuePlaying')

/** HEAD-04. */
export const VendorMenus = lazyRouteComponent(lazyOverlays, 'VendorMenus')
/** HEAD-05, SIDE-01, FOOT-01 */
export const Bell = lazyRouteComponent(lazyOverlays, 'Bell')
export const SideMenuExtra = lazyRouteComponent(lazyOverlays, 'SideMenuExtra')
export const FooterExtra = lazyRouteComponent(lazyOverlays, 'FooterExtra')
/** SYS-11, SYS-12 */
export const AppBanners = lazyRouteComponent(lazyOverlays, 'AppBanners')

/** A part loaded on demand; the page works without it. `waiting` reserves its space. */
export const Late = ({ children, waiting }: { children: ReactNode; waiting?: ReactNode }) => (
  <PartBoundary>
    <Suspense fallback={waiting}>{children}</Suspense>
  </PartBoundary>
)

/** All overlays. They stay mounted while the site is closed and return with their input. */
export function Overlays() {
  const isOpen = useSelector(useChild('systemStatus'), (snapshot) => snapshot.matches('open'))
  return (
    <>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <Arranged />
      </Activity>
      {isOpen ? null : <StartedWithoutPage />}
    </>
  )
}

function Arranged() {
  const overlays = useChild('overlays')
  const shown = useSelector(overlays, ({ context }) => context.shown)
  const above = useSelector(overlays, ({ context }) => context.above)
  const launch = useChild('gameLaunch')
  const isStarting = useSelector(launch, isLaunching)
  const close = (id: string) => overlays.send({ type: 'overlay.close', id })
  const dismissFailure = () => {
    if (launch.getSnapshot().matches('needsRegistration')) launch.send({ type: 'game.giveUp' })
  }
  const closeAbove = (id: string) => {
    overlays.send({ type: 'overlay.unstack', id })
    dismissFailure()
  }
  const confirmAbove = (id: string) => {
    overlays.send({ type: 'overlay.confirm', id })
    dismissFailure()
  }
  return (
    <Suspense>
      {shown.map((task) => (
        <PartBoundary key={task.id} isForeseen={isPartFailure} onFailed={() => close(task.id)}>
          <Overlay task={task} onClose={() => close(task.id)} />
        </PartBoundary>
      ))}
      {isStarting ? (
        <PartBoundary isForeseen={isPartFailure} onFailed={() => launch.send({ type: 'game.giveUp' })}>
          <LaunchOverlay actor={launch} />
        </PartBoundary>
      ) : null}
      {/* Tasks below stay visible and keep the focus until the dialog over them has loaded. */}
      <Suspense>
        {above.map(({ id, topic }) => (
          <PartBoundary key={id} isForeseen={isPartFailure} onFailed={() => closeAbove(id)}>
            <LazyStackedDialog
              topic={topic}
              onClose={() => closeAbove(id)}
              onConfirm={() => confirmAbove(id)}
            />
          </PartBoundary>
        ))}
      </Suspense>
      <StartedOverPage />
      <EarlyPresses />
    </Suspense>
  )
}

/** The login ships with the page; other overlays load on demand without hiding the page below. */
function Overlay({ task, onClose }: { task: Task; onClose: () => void }) {
  if (task.kind === 'login') return <LoginOverlay task={task} onClose={onClose} />
  return (
    <Suspense>
      <LazyOverlay task={task} onClose={onClose} />
    </Suspense>
  )
}

/** Must be last: parts inside a popup are hydrated later than the page. */
function EarlyPresses() {
  useEffect(() => {
    // Deferred: inside an effect React cannot hydrate what a press needs, and would drop it.
    const timer = setTimeout(repeatEarlyPresses)
    return () => clearTimeout(timer)
  }, [])
  return null
}
