import { createDraft } from '#api/browser/draft.ts'

/** What was typed to get back in, as it was typed; neither the new password nor the code, which is good once. */
export type ForgotPasswordDraft = {
  method: 'email' | 'mobile'
  fields: { username: string; email: string; mobile: string }
  /** Of the chosen country, digits alone. */
  dialingCode: string
}

/** Until somebody is back in, or knows that a mail is on its way. */
export const forgotPasswordDraft = createDraft<ForgotPasswordDraft>()
