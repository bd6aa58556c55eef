import { lazyRouteComponent } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Activity, type ReactNode, Suspense, useEffect } from 'react'
import type { Task } from '#machines/site/overlays.types.ts'
import { StartedOverPage, StartedWithoutPage, useChild } from '#pages/kit/app-context.ts'
import { inTime, isPartFailure } from '#pages/kit/loading/chunk-loading.ts'
import { repeatEarlyPresses } from '#pages/kit/loading/hydration-replay.ts'
import { isLaunching } from '#pages/play/is-launching.ts'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { useSettled } from '#ui/kit/hooks/use-settled.ts'

export const LoginOverlay = lazyRouteComponent(
  inTime(() => import('#pages/auth/login.overlay.tsx')),
  'LoginOverlay',
)
const lazyOverlays = inTime(() => import('./lazy-overlays.tsx'))
const LazyOverlay = lazyRouteComponent(lazyOverlays, 'LazyOverlay')
const LazyStackedDialog = lazyRouteComponent(lazyOverlays, 'LazyStackedDialog')
/** The winner board is far down on Home (HOME-10), so it shares a chunk with other parts that load late. */
export const Winners = lazyRouteComponent(lazyOverlays, 'Winners')
const LaunchOverlay = lazyRouteComponent(lazyOverlays, 'LaunchOverlay')

export const DrawerMenu = lazyRouteComponent(
  inTime(() => import('#ui/layout/drawer-menu.tsx')),
  'DrawerMenu',
)

const settledParts = inTime(() => import('./settled-parts.tsx'))
export const HomeTileTools = lazyRouteComponent(settledParts, 'HomeTileTools')
export const ContinuePlaying = lazyRouteComponent(settledParts, 'ContinuePlayingContainer')
export const VendorMenus = lazyRouteComponent(settledParts, 'VendorMenus')
export const Bell = lazyRouteComponent(settledParts, 'BellContainer')
export const SideMenuExtra = lazyRouteComponent(settledParts, 'SideMenuExtraContainer')
export const FooterExtra = lazyRouteComponent(settledParts, 'FooterExtraContainer')
export const LanguageMissing = lazyRouteComponent(settledParts, 'LanguageMissingContainer')
export const AppBanners = lazyRouteComponent(settledParts, 'AppBanners')

/**
 * A boundary for a component that is loaded on demand. While it loads, `waiting` reserves its space. If
 * loading fails, the rest of the page still works.
 */
export const Late = ({ children, waiting }: { children: ReactNode; waiting?: ReactNode }) => (
  <PartBoundary>
    <Suspense fallback={waiting}>{children}</Suspense>
  </PartBoundary>
)

/**
 * A part that the first screen does without. It loads for members at once, and for visitors once they use the
 * page or the page has been idle for a while. The server omits it, because it does not know the viewer. It
 * also stays hidden while a password change is required.
 */
export function WhenSettled({ children }: { children: ReactNode }) {
  const isSettled = useSettled()
  const isWanted = useSelector(
    useChild('session'),
    (session) => session.hasTag('loggedIn') || (isSettled && session.hasTag('visitor')),
  )
  return isWanted ? <Late>{children}</Late> : null
}

/** All overlays. While the site is closed, they stay mounted but hidden, so that their input is kept. */
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
      {/* Without this boundary, the tasks below would be hidden and lose the focus while the dialog over
          them loads. */}
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

/**
 * On `/login`, the login popup is loaded with the page. Other overlays are loaded on demand, while the page
 * stays visible.
 */
function Overlay({ task, onClose }: { task: Task; onClose: () => void }) {
  if (task.kind === 'login') return <LoginOverlay task={task} onClose={onClose} />
  return (
    <Suspense>
      <LazyOverlay task={task} onClose={onClose} />
    </Suspense>
  )
}

/**
 * Repeats input from before hydration. Must be the last element, because parts of a popup are hydrated after
 * the page.
 */
function EarlyPresses() {
  useEffect(() => {
    // Deferred, because React cannot hydrate an event's target during an effect and would drop the event.
    const timer = setTimeout(repeatEarlyPresses)
    return () => clearTimeout(timer)
  }, [])
  return null
}
