import type { ComponentProps } from 'react'
import { Field } from '#ui/kit/forms/field.tsx'
import { maskedCode } from './masked-code.ts'

/** The payment password: masked, with the keyboard of numbers, and unknown to password managers. */
export const PaymentPasswordField = (
  field: Omit<ComponentProps<typeof Field>, keyof typeof maskedCode | 'inputMode'>,
) => <Field {...field} {...maskedCode} inputMode="numeric" />
