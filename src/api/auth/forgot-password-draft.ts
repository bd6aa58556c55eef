import { createDraft } from '#api/browser/draft.ts'

/** The input as typed. It excludes the new password and the single-use code. */
export type ForgotPasswordDraft = {
  method: 'email' | 'mobile'
  fields: { username: string; email: string; mobile: string }
  /** The chosen country's dialling code, digits only. */
  dialingCode: string
}

/** Cleared after a login, and once an email is sent. */
export const forgotPasswordDraft = createDraft<ForgotPasswordDraft>()
