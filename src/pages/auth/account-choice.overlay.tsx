import type { Task } from '#machines/site/overlays.types.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { AccountChoice } from '#ui/auth/account-choice/account-choice.tsx'

type Props = { task: Extract<Task, { kind: 'accountChoice' }>; onClose: () => void }

/**
 * The overlay `accountChoice`: keep the current account, or switch to the account of a login link. Closing it
 * keeps the current account.
 */
export function AccountChoiceOverlay({ task: { current, other }, onClose }: Props) {
  const session = useChild('session')
  const overlays = useChild('overlays')
  const follow = () => {
    session.send({ type: 'link.follow' })
    overlays.send({ type: 'overlay.clear', kinds: ['accountChoice'] })
  }
  return <AccountChoice current={current} other={other} onStay={onClose} onSwitch={follow} />
}
