/** Something took longer than it may: reCAPTCHA, for one, never rejects. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** What a promise settles with, or a rejection with `OutOfTime` after so many milliseconds. */
export function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime()), milliseconds)
    void promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
