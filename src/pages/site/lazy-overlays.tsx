import { lazyRouteComponent } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { Task } from '#machines/site/overlays.types.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { LinkGate } from '#pages/kit/link-gate.tsx'
import { inTime } from '#pages/kit/loading/chunk-loading.ts'

export const LaunchOverlay = lazyRouteComponent(
  inTime(() => import('#pages/play/launch.overlay.tsx')),
  'LaunchOverlay',
)
const RegistrationOverlay = lazyRouteComponent(
  inTime(() => import('#pages/auth/registration.overlay.tsx')),
  'RegistrationOverlay',
)
const ForgotPasswordOverlay = lazyRouteComponent(
  inTime(() => import('#pages/auth/forgot-password.overlay.tsx')),
  'ForgotPasswordOverlay',
)
const ChangePasswordOverlay = lazyRouteComponent(
  inTime(() => import('#pages/auth/change-password.overlay.tsx')),
  'ChangePasswordOverlay',
)
const SessionEndedOverlay = lazyRouteComponent(
  inTime(() => import('#pages/auth/session-ended.overlay.tsx')),
  'SessionEndedOverlay',
)
const NoticeOverlay = lazyRouteComponent(
  inTime(() => import('./notice.overlay.tsx')),
  'NoticeOverlay',
)
const AnnouncementOverlay = lazyRouteComponent(
  inTime(() => import('./announcement.overlay.tsx')),
  'AnnouncementOverlay',
)
const ContractOverlay = lazyRouteComponent(
  inTime(() => import('#pages/agents/contract.overlay.tsx')),
  'ContractOverlay',
)
const HelpOverlay = lazyRouteComponent(
  inTime(() => import('#pages/support/help.overlay.tsx')),
  'HelpOverlay',
)
const GameGroupOverlay = lazyRouteComponent(
  inTime(() => import('#pages/lobby/game-group.overlay.tsx')),
  'GameGroupOverlay',
)
const GameSheetOverlay = lazyRouteComponent(
  inTime(() => import('#pages/lobby/game-sheet.overlay.tsx')),
  'GameSheetOverlay',
)
const ChatOverlay = lazyRouteComponent(
  inTime(() => import('#pages/support/chat.overlay.tsx')),
  'ChatOverlay',
)
const AccountChoiceOverlay = lazyRouteComponent(
  inTime(() => import('#pages/auth/account-choice.overlay.tsx')),
  'AccountChoiceOverlay',
)
const PublicPopupOverlay = lazyRouteComponent(
  inTime(() => import('./public-popup.overlay.tsx')),
  'PublicPopupOverlay',
)

const RegistrationNeeded = lazyRouteComponent(
  inTime(() => import('#ui/auth/registration-needed/registration-needed.tsx')),
  'RegistrationNeeded',
)
const Terms = lazyRouteComponent(
  inTime(() => import('#ui/site/terms/terms.tsx')),
  'Terms',
)

export const Winners = lazyRouteComponent(
  inTime(() => import('#pages/lobby/winner-board.container.tsx')),
  'WinnerBoardContainer',
)

type Overlay = { task: Task; onClose: () => void }

/**
 * An overlay that is loaded on demand. Home's script refers only to this chunk, which refers to the chunk of
 * each overlay.
 */
export const LazyOverlay = (overlay: Overlay) => (
  <LinkGate>
    <OverlayOf {...overlay} />
  </LinkGate>
)

function OverlayOf({ task, onClose }: Overlay) {
  switch (task.kind) {
    case 'register':
      return <RegistrationOverlay onClose={onClose} />
    case 'forgot':
      return <ForgotPasswordOverlay task={task} onClose={onClose} />
    case 'changePassword':
      return <ChangePasswordOverlay task={task} onClose={onClose} />
    case 'sessionEnded':
      return <SessionEndedOverlay task={task} onClose={onClose} />
    case 'accountChoice':
      return <AccountChoiceOverlay task={task} onClose={onClose} />
    case 'notice':
      return <NoticeOverlay task={task} onClose={onClose} />
    case 'announcement':
      return <AnnouncementOverlay task={task} onClose={onClose} />
    case 'contract':
      return <ContractOverlay task={task} onClose={onClose} />
    case 'help':
      return <HelpOverlay />
    case 'gameGroup':
      return <GameGroupOverlay task={task} onClose={onClose} />
    case 'gameSheet':
      return <GameSheetOverlay task={task} onClose={onClose} />
    case 'chat':
      return <ChatOverlay onClose={onClose} />
    case 'popup':
      return <PublicPopupOverlay task={task} onClose={onClose} />
    default:
      return null
  }
}

type Above = { topic: string; onClose: () => void; onConfirm: () => void }

/** A small dialog, selected by topic, that appears over the task that opened it. */
export function LazyStackedDialog({ topic, onClose, onConfirm }: Above) {
  const isOpen = useSelector(useChild('siteConfiguration'), ({ context }) => context.flags.registrationOpen)
  if (topic === 'terms') return <Terms onClose={onClose} />
  return <RegistrationNeeded onClose={onClose} onConfirm={isOpen ? onConfirm : undefined} />
}
