import { useSelector } from '@xstate/react'
import type { SliderActor } from '#ui/auth/slider/slider.tsx'
import type { SmsCodeActor } from './code-button.tsx'

export function useCodeSlider(smsCode: SmsCodeActor | undefined): SliderActor | undefined {
  return useSelector(smsCode, (snapshot) => snapshot?.children.slider)
}
