/** Focuses the first invalid field, once the errors are rendered. */
export function focusFirstOff(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
