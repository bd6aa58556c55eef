import { expect } from '@playwright/test'

/** Removes the browser's reports of what the test provoked; fails for any other. */
export function expectOnly(faults: string[], provoked: RegExp): void {
  expect(faults.splice(0).filter((fault) => !provoked.test(fault))).toEqual([])
}
