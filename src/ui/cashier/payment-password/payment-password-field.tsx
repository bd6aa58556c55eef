import type { ComponentProps } from 'react'
import { Field } from '#ui/kit/forms/field.tsx'
import { maskedCode } from './masked-code.ts'

/** A masked field with a numeric keyboard. Password managers ignore it. */
export const PaymentPasswordField = (
  field: Omit<ComponentProps<typeof Field>, keyof typeof maskedCode | 'inputMode'>,
) => <Field {...field} {...maskedCode} inputMode="numeric" />
