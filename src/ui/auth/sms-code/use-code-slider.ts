import { useSelector } from '@xstate/react'
import type { SliderActor } from '#ui/auth/slider/slider.tsx'
import type { SmsCodeActor } from './code-button.tsx'

/** The slider that stands before a code, while it does. */
export function useCodeSlider(smsCode: SmsCodeActor | undefined): SliderActor | undefined {
  return useSelector(smsCode, (snapshot) => snapshot?.children.slider)
}
