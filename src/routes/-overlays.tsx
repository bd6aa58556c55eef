import { lazyRouteComponent } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Activity, Suspense, useEffect } from 'react'
import type { Task } from '#machines/overlays/task.ts'
import { PartBoundary } from '#ui/kit/part-boundary.tsx'
import { repeatEarlyPresses } from '../early-presses.ts'
import { inTime, isPartFailure } from '../part-loading.ts'
import { whenMessagesAreWhole } from '../whole-messages.ts'
import { StartedApp, useChild } from './-app.ts'

/** A popup is a part of its own, and its texts are not among those that came with the page. */
const withTexts =
  <Module,>(load: () => Promise<Module>) =>
  async () => {
    const [module] = await Promise.all([inTime(load()), whenMessagesAreWhole()])
    return module
  }

export const LoginOverlay = lazyRouteComponent(
  withTexts(() => import('./-overlays/login.tsx')),
  'LoginOverlay',
)
const ChangePasswordOverlay = lazyRouteComponent(
  withTexts(() => import('./-overlays/change-password.tsx')),
  'ChangePasswordOverlay',
)
const SessionEndedOverlay = lazyRouteComponent(
  withTexts(() => import('./-overlays/session-ended.tsx')),
  'SessionEndedOverlay',
)
const NoticeOverlay = lazyRouteComponent(
  withTexts(() => import('./-overlays/notice.tsx')),
  'NoticeOverlay',
)
const RegistrationNeeded = lazyRouteComponent(
  withTexts(() => import('#ui/registration-needed/registration-needed.tsx')),
  'RegistrationNeeded',
)
const LaunchOverlay = lazyRouteComponent(
  withTexts(() => import('./-overlays/launch.tsx')),
  'LaunchOverlay',
)

/** Everything that lies over the page. It comes back as it was, with what was typed in it, when a closed site opens. */
export function Overlays() {
  const isOpen = useSelector(useChild('systemStatus'), (snapshot) => snapshot.matches('open'))
  return (
    <>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <Arranged />
      </Activity>
      {isOpen ? null : <StartedApp />}
    </>
  )
}

/** The arbiter's order; what is covered stays, with what was typed in it. */
function Arranged() {
  const overlays = useChild('overlays')
  const shown = useSelector(overlays, ({ context }) => context.shown)
  const above = useSelector(overlays, ({ context }) => context.above)
  const launch = useChild('gameLaunch')
  const isLaunching = useSelector(
    launch,
    (snapshot) => !snapshot.matches('idle') && !snapshot.matches('playing'),
  )
  const close = (id: string) => overlays.send({ type: 'overlay.close', id })
  const closeAbove = (id: string) => {
    overlays.send({ type: 'overlay.closeAbove', id })
    if (launch.getSnapshot().matches('toldToRegister')) launch.send({ type: 'game.giveUp' })
  }
  return (
    <Suspense>
      {shown.map((task) => (
        <PartBoundary key={task.id} isForeseen={isPartFailure} onFailed={() => close(task.id)}>
          <Overlay task={task} onClose={() => close(task.id)} />
        </PartBoundary>
      ))}
      {isLaunching ? (
        <PartBoundary isForeseen={isPartFailure} onFailed={() => launch.send({ type: 'game.giveUp' })}>
          <LaunchOverlay actor={launch} />
        </PartBoundary>
      ) : null}
      {above.map(({ id }) => (
        <PartBoundary key={id} isForeseen={isPartFailure} onFailed={() => closeAbove(id)}>
          <RegistrationNeeded onClose={() => closeAbove(id)} />
        </PartBoundary>
      ))}
      <StartedApp />
      <EarlyPresses />
    </Suspense>
  )
}

function Overlay({ task, onClose }: { task: Task; onClose: () => void }) {
  switch (task.kind) {
    case 'login':
      return <LoginOverlay task={task} onClose={onClose} />
    case 'changePassword':
      return <ChangePasswordOverlay task={task} onClose={onClose} />
    case 'sessionEnded':
      return <SessionEndedOverlay task={task} onClose={onClose} />
    case 'notice':
      return <NoticeOverlay task={task} onClose={onClose} />
    default:
      return null
  }
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
