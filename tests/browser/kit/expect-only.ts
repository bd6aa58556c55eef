import { expect } from '@playwright/test'

/** Clears the recorded faults. Fails if one does not match `provoked`. */
export function expectOnly(faults: string[], provoked: RegExp): void {
  expect(faults.splice(0).filter((fault) => !provoked.test(fault))).toEqual([])
}
