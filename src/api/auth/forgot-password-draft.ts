import { createDraft } from '#api/browser/draft.ts'

/** Raw input, without the new password and the single-use code. */
export type ForgotPasswordDraft = {
  method: 'email' | 'mobile'
  fields: { username: string; email: string; mobile: string }
  /** Of the chosen country, digits only. */
  dialingCode: string
}

/** Cleared after a login or once an email was sent. */
export const forgotPasswordDraft = createDraft<ForgotPasswordDraft>()
