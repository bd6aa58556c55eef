import { createDraft } from '#api/browser/draft.ts'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'

/** Raw input. It may contain passwords and document numbers. */
export type RegistrationDraft = {
  method: 'username' | 'mobile'
  fields: { readonly [Field in RegistrationField]?: string }
  agreed: boolean
  /** Dialling code of the chosen country, digits only. */
  dialingCode: string
}

/** Cleared after a registration. */
export const registrationDraft = createDraft<RegistrationDraft>()
