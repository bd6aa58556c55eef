/** Puts the focus on the first field that is off, once it is marked as such. */
export function focusFirstOff(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
