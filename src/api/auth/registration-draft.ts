import { createDraft } from '#api/browser/draft.ts'
import type { RegisterField } from '#protocol/auth/register-settings.ts'

/** What was typed in a registration, as it was typed; passwords and documents are among it. */
export type RegistrationDraft = {
  method: 'username' | 'mobile'
  fields: { readonly [Field in RegisterField]?: string }
  /** Whether age and terms are confirmed. */
  agreed: boolean
  /** Of the chosen country, digits alone. */
  dialingCode: string
}

/** Until somebody is registered: the next one begins anew. */
export const registrationDraft = createDraft<RegistrationDraft>()
