import { createDraft } from '#api/browser/draft.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'

/** The input as typed. It may contain passwords and document numbers. */
export type RegistrationDraft = {
  method: 'username' | 'mobile'
  fields: { readonly [Field in RegistrationField]?: string }
  agreed: boolean
  /** The chosen country's dialling code, digits only. */
  dialingCode: string
}

/** Cleared after a registration. */
export const registrationDraft = createDraft<RegistrationDraft>()
