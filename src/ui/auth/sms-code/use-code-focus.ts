import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SmsCodeActor } from './code-button.tsx'

type Input = RefObject<HTMLInputElement | null>
type Fields = { mobile: Input; code: Input }

/**
 * Puts the focus where an answer wants it: on the code once one was sent, on a mobile that the platform does not take.
 * Who has gone on to another field meanwhile keeps it: what is typed would go to where it does not belong.
 */
export function useCodeFocus(actor: SmsCodeActor | undefined, { mobile, code }: Fields): void {
  const isRequesting = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false)
  const isMobileRefused = useSelector(actor, (snapshot) => snapshot !== undefined && refusesMobile(snapshot))
  useEffect(() => {
    if (!isRequesting) return
    return () => {
      // Not where another number has been typed meanwhile: the code is for the one before.
      if (actor?.getSnapshot().matches({ counting: 'sent' }) && !isInOther(mobile)) code.current?.focus()
    }
  }, [isRequesting, actor, code, mobile])
  useEffect(() => {
    if (!isMobileRefused) return
    // Once the warning that says so is gone.
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
