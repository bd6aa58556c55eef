import type { RegisterField } from '#contract/register-settings.ts'

/** What was typed in a registration, as it was typed. */
export type RegistrationDraft = {
  method: 'username' | 'mobile'
  fields: { readonly [Field in RegisterField]?: string }
  /** Whether age and terms are confirmed. */
  agreed: boolean
  /** Of the chosen country, digits alone. */
  dialingCode: string
}

let kept: RegistrationDraft | null = null

/**
 * Keeps what was typed for when the popup is opened again. In memory alone: passwords and documents are among it, and
 * are written nowhere.
 */
export function keepDraft(draft: RegistrationDraft): void {
  kept = draft
}

export const recallDraft = (): RegistrationDraft | null => kept

/** Somebody is registered: the next one begins anew. */
export function forgetDraft(): void {
  kept = null
}
