import { lazyRouteComponent } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Activity, type ReactNode, Suspense, useEffect } from 'react'
import { isPartFailure } from '#app/chunk-loading.ts'
import { repeatEarlyPresses } from '#app/hydration-replay.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { withTexts } from '#pages/kit/lazy-with-messages.ts'
import { isLaunching } from '#pages/play/is-launching.ts'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { StartedOverPage, StartedWithoutPage, useChild } from './app-context.ts'

export const LoginOverlay = lazyRouteComponent(
  withTexts(() => import('#pages/auth/login.overlay.tsx')),
  'LoginOverlay',
)
const seldom = withTexts(() => import('./lazy-overlays.tsx'))
const SeldomOverlay = lazyRouteComponent(seldom, 'SeldomOverlay')
const SeldomAbove = lazyRouteComponent(seldom, 'SeldomAbove')
/** HOME-10: what stands so far below that Home's own script need not know where it is either. */
export const Winners = lazyRouteComponent(seldom, 'Winners')
const LaunchOverlay = lazyRouteComponent(
  withTexts(() => import('#pages/play/launch.overlay.tsx')),
  'LaunchOverlay',
)

/** Hearts and sheets of Home's tiles, and what was played last. */
export const HomeTileTools = lazyRouteComponent(seldom, 'HomeTileTools')
export const ContinuePlaying = lazyRouteComponent(seldom, 'ContinuePlaying')

/** HEAD-04: likewise, until somebody is near the navigation. */
export const VendorMenus = lazyRouteComponent(seldom, 'VendorMenus')
/** HEAD-05, SIDE-01, FOOT-01 */
export const Bell = lazyRouteComponent(seldom, 'Bell')
export const SideMore = lazyRouteComponent(seldom, 'SideMore')
export const FootMore = lazyRouteComponent(seldom, 'FootMore')
/** SYS-11, SYS-12 */
export const Around = lazyRouteComponent(seldom, 'Around')

/** A part of the page that is fetched when it is wanted; without it the page stands all the same. `waiting` keeps its place. */
export const Late = ({ children, waiting }: { children: ReactNode; waiting?: ReactNode }) => (
  <PartBoundary>
    <Suspense fallback={waiting}>{children}</Suspense>
  </PartBoundary>
)

/** Everything that lies over the page. It comes back as it was, with what was typed in it, when a closed site opens. */
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

/** The arbiter's order; what is covered stays, with what was typed in it. */
function Arranged() {
  const overlays = useChild('overlays')
  const shown = useSelector(overlays, ({ context }) => context.shown)
  const above = useSelector(overlays, ({ context }) => context.above)
  const launch = useChild('gameLaunch')
  const isStarting = useSelector(launch, isLaunching)
  const close = (id: string) => overlays.send({ type: 'overlay.close', id })
  const giveUpTold = () => {
    if (launch.getSnapshot().matches('needsRegistration')) launch.send({ type: 'game.giveUp' })
  }
  const closeAbove = (id: string) => {
    overlays.send({ type: 'overlay.unstack', id })
    giveUpTold()
  }
  const confirmAbove = (id: string) => {
    overlays.send({ type: 'overlay.confirm', id })
    giveUpTold()
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
      {/* What is beneath stays in sight, and keeps the focus, until what comes above it is there. */}
      <Suspense>
        {above.map(({ id, topic }) => (
          <PartBoundary key={id} isForeseen={isPartFailure} onFailed={() => closeAbove(id)}>
            <SeldomAbove topic={topic} onClose={() => closeAbove(id)} onConfirm={() => confirmAbove(id)} />
          </PartBoundary>
        ))}
      </Suspense>
      <StartedOverPage />
      <EarlyPresses />
    </Suspense>
  )
}

/** The login comes with its page; the others are fetched when they are wanted, while what they come over stays as it is. */
function Overlay({ task, onClose }: { task: Task; onClose: () => void }) {
  if (task.kind === 'login') return <LoginOverlay task={task} onClose={onClose} />
  return (
    <Suspense>
      <SeldomOverlay task={task} onClose={onClose} />
    </Suspense>
  )
}

/** Stands last: what came with the page inside a popup is taken over later than the page. */
function EarlyPresses() {
  useEffect(() => {
    // Within an effect React cannot take over what a press needs, and would drop the press.
    const timer = setTimeout(repeatEarlyPresses)
    return () => clearTimeout(timer)
  }, [])
  return null
}
