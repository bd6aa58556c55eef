import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SmsCodeActor } from './code-button.tsx'

type Input = RefObject<HTMLInputElement | null>
type Fields = { mobile: Input; code: Input }

/**
 * Focuses the code field once a code has been sent, unless the visitor is typing in a field other than the
 * mobile field. If the number was refused, focuses the mobile field once the warning has closed.
 */
export function useCodeFocus(actor: SmsCodeActor | undefined, { mobile, code }: Fields): void {
  const isRequesting = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false)
  const isMobileRefused = useSelector(actor, (snapshot) => snapshot !== undefined && refusesMobile(snapshot))
  useEffect(() => {
    if (!isRequesting) return
    return () => {
      // If the visitor has typed another number, the state is not `sent`, because the code went to the
      // previous number.
      if (actor?.getSnapshot().matches({ counting: 'sent' }) && !isInOther(mobile)) code.current?.focus()
    }
  }, [isRequesting, actor, code, mobile])
  useEffect(() => {
    if (!isMobileRefused) return
    // The cleanup function runs once the warning has closed.
    return () => mobile.current?.focus()
  }, [isMobileRefused, mobile])
}

const isInOther = (field: Input): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement !== field.current

function refusesMobile(snapshot: SnapshotFrom<SmsCodeActor>): boolean {
  const { refusal } = snapshot.context
  if (!refusal || !snapshot.matches('refused')) return false
  if ('code' in refusal) return refusal.code === 'code.mobileInvalid'
  return refusal.problem === 'numberInvalid' || refusal.problem === 'numberMissing'
}
