/** Focuses the first invalid field once the errors have been rendered. */
export function focusFirstOff(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
