import { expect } from '@playwright/test'

/** Takes out the lines with which the browser itself reports what the test provoked; there may be none of another kind. */
export function expectOnly(faults: string[], provoked: RegExp): void {
  expect(faults.splice(0).filter((fault) => !provoked.test(fault))).toEqual([])
}
