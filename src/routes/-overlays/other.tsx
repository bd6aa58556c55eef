import { lazyRouteComponent } from '@tanstack/react-router'
import type { Task } from '#machines/overlays/task.ts'
import { withTexts } from '../-with-texts.ts'

const RegistrationOverlay = lazyRouteComponent(
  withTexts(() => import('./registration.tsx')),
  'RegistrationOverlay',
)
const ChangePasswordOverlay = lazyRouteComponent(
  withTexts(() => import('./change-password.tsx')),
  'ChangePasswordOverlay',
)
const SessionEndedOverlay = lazyRouteComponent(
  withTexts(() => import('./session-ended.tsx')),
  'SessionEndedOverlay',
)
const NoticeOverlay = lazyRouteComponent(
  withTexts(() => import('./notice.tsx')),
  'NoticeOverlay',
)
const RegistrationNeeded = lazyRouteComponent(
  withTexts(() => import('#ui/registration-needed/registration-needed.tsx')),
  'RegistrationNeeded',
)
const Terms = lazyRouteComponent(
  withTexts(() => import('#ui/terms/terms.tsx')),
  'Terms',
)

/** Every overlay that the page can begin without. */
export function OtherOverlay({ task, onClose }: { task: Task; onClose: () => void }) {
  switch (task.kind) {
    case 'register':
      return <RegistrationOverlay onClose={onClose} />
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

/** A small dialog over whatever opened it, by what it is about. */
export function AboveOverlay({ topic, onClose }: { topic: string; onClose: () => void }) {
  return topic === 'terms' ? <Terms onClose={onClose} /> : <RegistrationNeeded onClose={onClose} />
}
