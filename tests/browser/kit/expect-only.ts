import { expect } from '@playwright/test'

/** Clears the recorded faults, and fails if any of them does not match `provoked`. */
export function expectOnly(faults: string[], provoked: RegExp): void {
  expect(faults.splice(0).filter((fault) => !provoked.test(fault))).toEqual([])
}
