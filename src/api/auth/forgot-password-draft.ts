import { createDraft } from '#api/browser/draft.ts'

/** Raw input. It excludes the new password and the single-use code. */
export type ForgotPasswordDraft = {
  method: 'email' | 'mobile'
  fields: { username: string; email: string; mobile: string }
  /** Dialling code of the chosen country, digits only. */
  dialingCode: string
}

/** Cleared after a login or once an email is sent. */
export const forgotPasswordDraft = createDraft<ForgotPasswordDraft>()
