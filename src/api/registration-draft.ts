import type { RegisterField } from '#contract/register-settings.ts'
import { createDraft } from './draft.ts'

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
